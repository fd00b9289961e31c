import type { JsonObject } from '../../../contract/compile/document.js'
import { isObject } from '../../../contract/compile/schema.js'
import { documents } from '../../../generated/documents.js'
import type { Credential } from '../credential.js'
import { validatorOf } from '../described.js'
import type { LiveReply } from '../exchange.js'
import { type Objection, placeOf } from '../finding.js'
import { findingsIn } from '../judges/judge-body.js'
import type { Probe } from '../probe.js'
import { credentialFor, formOf, probeAt, type Run } from '../run.js'
import { shownValue } from '../secrets.js'
import { bodyOf } from '../writing/bodies.js'
import { parentOf } from '../writing/check-writes.js'
import { creators } from '../writing/own-things.js'
import type { Workshop } from '../writing/workshop.js'
import type { LiveCase } from './read-cases.js'

/** Puts the reads among the cases. */
export const checkReadCases = async (cases: readonly LiveCase[], run: Run): Promise<void> => {
  for (const it of cases.filter(({ operation }) => operation.method === 'GET')) {
    const { found } = await run.world.places(it.operation.path)
    const isWhole = it.operation.pathParameters.every(({ name }) => name in it.params)
    if (found || isWhole) await put(it, probeOf(it, { params: { ...found?.[0], ...it.params } }, run), run)
    else run.skip(it.operation, `the case "${it.name}" finds no ids for its path`)
  }
}

/** Puts the cases that change something, on things of our own. */
export const checkWriteCases = async (
  cases: readonly LiveCase[],
  { run, workshop }: { readonly run: Run; readonly workshop: Workshop },
): Promise<void> => {
  for (const it of cases.filter(({ operation }) => operation.method !== 'GET')) {
    const creator = creators.find(({ create }) => create === it.operation)
    const place = creator ? await parentOf(creator, { run, workshop }) : workshop.place(it.operation.path)
    if (!place) {
      run.skip(it.operation, `the case "${it.name}" has nothing of our own to change`)
      continue
    }
    const body = isObject(it.body as JsonObject)
      ? bodyOf(it.body as JsonObject, workshop.ingredients('target'))
      : it.body
    const probe = probeOf(it, { params: place.params, body }, run)
    const answered = await put(it, probe, run)
    if (creator && answered) workshop.keep(creator, probe, answered)
  }
}

const probeOf = (it: LiveCase, given: Partial<Probe>, run: Run): Probe => {
  const version = it.version === undefined ? it.operation.version?.value : (it.version ?? undefined)
  return probeAt(it.operation, {
    id: `case: ${it.name}`,
    ...{ aim: 'free', version, form: formOf(it.operation, version), query: it.query, headers: it.headers },
    body: it.body,
    credential: credentialOf(it, run),
    ...given,
  })
}

const credentialOf = ({ credential, operation }: LiveCase, run: Run): Credential | undefined => {
  if (credential === null) return undefined
  if (credential !== undefined) return run.credentials.find(({ name }) => name === credential)
  const who = credentialFor(operation, run)
  return 'why' in who ? undefined : who.credential
}

const put = async (it: LiveCase, probe: Probe, run: Run) => {
  const answered = await run.session.putAnew(probe)
  if (answered) run.session.add(probe, objectionsTo(answered.target, it))
  return answered
}

/** What is not as the case expects. */
const objectionsTo = ({ status, body }: LiveReply, { name, expect }: LiveCase): readonly Objection[] => {
  const statuses = expect.status === undefined ? [] : [expect.status].flat()
  const isOther = statuses.length > 0 && !statuses.includes(status)
  return [
    ...(isOther
      ? [objection(name, { rule: 'status', path: [], document: statuses.join(' or '), target: String(status) })]
      : []),
    ...(expect.schema === undefined ? [] : againstSchema(name, expect.schema, body)),
    ...(expect.body === undefined ? [] : againstPart(name, { expected: expect.body, found: body, path: [] })),
  ]
}

interface Told {
  readonly rule: string
  readonly path: readonly string[]
  readonly document: string
  readonly target: string
}

const objection = (name: string, { rule, path, document, target }: Told): Objection => ({
  weight: 'gap',
  rule: `case.${rule}`,
  place: placeOf(path),
  document: `${document}, by the case "${name}"`,
  target,
})

const againstSchema = (name: string, schema: string, body: unknown): readonly Objection[] => {
  const document = Object.values(documents).find(({ components }) => Object.hasOwn(components.schemas, schema))
  if (!document) return []
  const validator = validatorOf(document, { $ref: `#/components/schemas/${schema}` })
  return findingsIn(validator, body).map(({ path, reason }) =>
    objection(name, {
      rule: 'schema',
      path,
      document: `${path.at(-1) ?? 'the body'} ${reason}`,
      target: 'another form',
    }),
  )
}

interface Parts {
  readonly expected: unknown
  readonly found: unknown
  readonly path: readonly string[]
}

const againstPart = (name: string, { expected, found, path }: Parts): readonly Objection[] => {
  if (typeof expected !== 'object' || expected === null) {
    if (expected === found) return []
    const key = path.at(-1) ?? ''
    return [
      objection(name, { rule: 'body', path, document: shownValue(expected, key), target: shownValue(found, key) }),
    ]
  }
  const within: object = typeof found === 'object' && found !== null ? found : {}
  return Object.entries(expected).flatMap(([key, value]) =>
    againstPart(name, { expected: value, found: Reflect.get(within, key), path: [...path, key] }),
  )
}
