import { afterEach, expect, it, vi } from 'vitest'
import type { Call } from '../../src/http/call.js'
import type { Assembled } from '../../src/mock.js'
import { answer } from '../../src/pipeline/answer.js'
import type { Engine } from '../../src/pipeline/engine.js'
import { openPersonal, stateOf } from '../pipeline/open-personal.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const callOf = ({ mock }: Assembled): Call => ({
  method: 'PATCH',
  url: '/v2/me',
  originalUrl: '/v2/me',
  headers: { authorization: `Bearer ${mock.keys['owner']}` },
  body: { kind: 'parsed', value: { bio: 'Talks.' } },
  address: '127.0.0.1',
})

/** An engine whose PATCH me answers the given data, after it stored what it was asked. */
const doctored = ({ engine }: Assembled, answerWith: (data: object) => object, isStrict: boolean) => {
  const faults: unknown[] = []
  const updateMe = {
    ...engine.operations.updateMe,
    handle: (...given: Parameters<typeof engine.operations.updateMe.handle>) => {
      const { data } = engine.operations.updateMe.handle(...given) as unknown as { data: object }
      return { data: answerWith(data) } as never
    },
  }
  const changed: Engine = {
    ...engine,
    isStrict,
    operations: { ...engine.operations, updateMe },
    fault: (error) => faults.push(error),
  }
  return { changed, faults }
}

it.each([
  ['an undescribed field', (data: object) => ({ ...data, shoeSize: 43 })],
  ['a field of another type', (data: object) => ({ ...data, timeFormat: '12' })],
  ['a field too few', ({ email: _left, ...data }: { email?: string }) => data],
])(
  'takes a reply of its own with %s for a bug where tests are run, and takes everything back',
  async (_what, answerWith) => {
    const opened = await openPersonal()
    const before = stateOf(opened)
    const { changed, faults } = doctored(opened, answerWith, true)
    const reply = answer(changed, callOf(opened))
    expect([reply.status, reply.headers['x-mock-refused-by'], reply.changed]).toEqual([500, 'server.error', false])
    expect(JSON.parse(reply.body).error).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: expect.not.stringMatching(/shoeSize|updateMe/),
    })
    expect(faults.map(String)).toEqual([expect.stringContaining('OwnContractError: updateMe_reply')])
    expect(stateOf(opened)).toBe(before)
  },
)

it('sends such a reply as it is in service, with a warning, and logs it', async () => {
  const opened = await openPersonal()
  const { changed, faults } = doctored(opened, (data) => ({ ...data, shoeSize: 43 }), false)
  const reply = answer(changed, callOf(opened))
  expect([reply.status, JSON.parse(reply.body).data.shoeSize, reply.headers['x-mock-warning']]).toEqual([
    200,
    43,
    'own-contract',
  ])
  expect([faults.length, reply.changed]).toEqual([1, true])
})

it('answers an error that nobody foresaw with 500, tells nothing of it, logs it, and takes everything back [ER-14]', async () => {
  const opened = await openPersonal()
  const before = stateOf(opened)
  const { changed, faults } = doctored(
    opened,
    () => {
      throw new TypeError('the secret of the house')
    },
    false,
  )
  const reply = answer(changed, callOf(opened))
  expect([reply.status, JSON.parse(reply.body).error.code]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect(reply.body).not.toContain('secret')
  expect(faults.map(String)).toEqual(['TypeError: the secret of the house'])
  expect(stateOf(opened)).toBe(before)
})

it('logs with the request that it belongs to', async () => {
  const { engine } = await openPersonal()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  engine.fault(new Error('no'), { method: 'GET', path: '/v2/me' })
  expect(logged.mock.calls[0]?.[0]).toContain('GET /v2/me')
})
