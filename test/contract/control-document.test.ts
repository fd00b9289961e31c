import supertest from 'supertest'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { describedOperations } from '../../src/contract/compile/described.js'
import { compilers, schemaSet } from '../../src/contract/compile/validators.js'
import { controlValidators } from '../../src/contract/switched-validators.js'
import { controlOperations } from '../../src/control/index.js'
import { controlContracts } from '../../src/generated/control-contracts.js'
import { documents } from '../../src/generated/documents.js'
import { openPersonal } from '../pipeline/open-personal.js'
import { describedExamples } from './described-examples.js'

const described = describedOperations(documents, ['control'])
const examples = describedExamples(['control'])
const validators = await controlValidators()

it('implements exactly the control operations that the document describes', () => {
  expect(Object.keys(controlOperations).sort()).toEqual(controlContracts.map(({ id }) => id).sort())
})

it('describes control operations below /__svc/, each with an id that no operation of the API has', () => {
  expect(controlContracts.filter(({ path }) => !path.startsWith('/__svc/'))).toEqual([])
  const ids = [...describedOperations(documents), ...described].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('has an example of every body and of every success of the control interface', () => {
  const expected = described.flatMap(({ id, body }) => (body === undefined ? [id] : [id, `${id} body`]))
  const found = examples.map(({ operationId, part }) => (part === 'requests' ? `${operationId} body` : operationId))
  expect([...new Set(found)].sort()).toEqual(expected.sort())
})

it('has an example of every type of event', () => {
  const types = examples.flatMap(({ operationId, part, value }) =>
    operationId === 'raiseEvent' && part === 'requests' ? [(value as { type: string }).type] : [],
  )
  const [facts] = Object.values(validators.facts['raiseEvent_body'] ?? {}).filter(({ tags }) => tags)
  expect([...new Set(types)].sort()).toEqual([...(facts?.tags ?? [])].sort())
})

it('finds every example of the control interface right', () => {
  const wrong = examples.filter(({ part, validator, value }) => !validators[part][validator]?.(value))
  expect(wrong.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([])
})

it('compiles every schema of the control interface in strict mode', () => {
  const set = schemaSet(documents, described, new Set())
  const { requests, replies } = compilers(set)
  for (const name of set.requests.keys()) expect(requests.getSchema(name)).toBeTypeOf('function')
  for (const name of set.replies.keys()) expect(replies.getSchema(name)).toBeTypeOf('function')
  expect(Object.keys(validators.requests).sort()).toEqual([...set.requests.keys()].sort())
})

it('describes with every control operation who is turned away, and a failure of the mock', () => {
  const lacking = described.filter(({ operation }) => {
    const statuses = Object.keys(operation['responses'] ?? {})
    return !['401', '403', 'default'].every((status) => statuses.includes(status))
  })
  expect(lacking.map(({ id }) => id)).toEqual([])
})

it('serves the document of the control interface as JSON and as YAML, its paths as they are whatever the product', async () => {
  const { mock } = await openPersonal({ product: 'acme' })
  const json = await supertest(mock.handler).get('/__svc/openapi/control.json')
  const yaml = await supertest(mock.handler).get('/__svc/openapi/control.yaml')
  expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8')
  expect(parse(yaml.text ?? yaml.body.toString())).toEqual(json.body)
  expect(Object.keys(json.body.paths)).toEqual(Object.keys(documents.control.paths))
  expect(json.text).toContain('AFTER_HOSTS_ACME_VIDEO_NO_SHOW')
  expect(json.text.replaceAll('/__svc', '')).not.toMatch(/svc/i)
})
