import { guardFetch } from 'svc-mock/node-test'
import { expect, it, onTestFinished } from 'vitest'
import { aTestingMock } from './a-testing-mock.js'

const stand = (options?: Parameters<typeof guardFetch>[0]) => {
  const guard = guardFetch(options)
  onTestFinished(() => guard.restore())
  return guard
}

it('stops a call to another host before it leaves, and says what would do', async () => {
  const guard = stand()
  const message =
    "POST https://api.example.com/v2/bookings was stopped before it left this machine; point the code under test at the mock, or allow the host: guardFetch({ allow: ['api.example.com'] })"
  await expect(fetch('https://api.example.com/v2/bookings?key=secret', { method: 'post' })).rejects.toThrow(message)
  expect(guard.calls).toEqual(['POST https://api.example.com/v2/bookings'])
  expect(() => guard.verify()).toThrow(message)
})

it('fails a test whose code swallowed the error, and once only', async () => {
  const guard = stand()
  await fetch(new Request('https://api.example.com/one')).catch(() => undefined)
  await fetch(new URL('https://api.example.com/other')).catch(() => undefined)
  expect(() => guard.verify()).toThrow(
    /GET https:\/\/api\.example\.com\/one was.*\nGET https:\/\/api\.example\.com\/other was/,
  )
  expect(() => guard.verify()).not.toThrow()
  expect(guard.calls).toHaveLength(2)
})

it('lets calls to this machine pass', async () => {
  const guard = stand()
  const mock = await aTestingMock()
  onTestFinished(() => mock.close())
  expect((await fetch(`${await mock.listen()}/v2/nowhere`)).status).toBe(404)
  expect((await fetch('data:text/plain,hello')).status).toBe(200)
  expect(() => guard.verify()).not.toThrow()
})

it('lets calls to allowed hosts pass, on the allowed port alone', async () => {
  const passed: string[] = []
  const { fetch: original } = globalThis
  onTestFinished(() => {
    globalThis.fetch = original
  })
  globalThis.fetch = async (input) => {
    passed.push(String(input))
    return new Response()
  }
  const guard = stand({ allow: ['api.example.com:8443'] })
  await fetch('https://api.example.com:8443/one')
  await expect(fetch('https://api.example.com/one')).rejects.toThrow('was stopped')
  expect(passed).toEqual(['https://api.example.com:8443/one'])
  guard.restore()
})

it('leaves what is no address to fetch itself', async () => {
  stand()
  await expect(fetch('nowhere')).rejects.toThrow(TypeError)
})

it('gives fetch back, and lets pass what was laid over it meanwhile', async () => {
  const { fetch: original } = globalThis
  const guard = guardFetch()
  guard.restore()
  expect(globalThis.fetch).toBe(original)

  const passed: string[] = []
  globalThis.fetch = async (input) => {
    passed.push(String(input))
    return new Response()
  }
  const other = guardFetch()
  const guarded = globalThis.fetch
  globalThis.fetch = (...call) => guarded(...call)
  other.restore()
  await fetch('https://api.example.com/')
  globalThis.fetch = original
  expect(passed).toEqual(['https://api.example.com/'])
})

it('takes no host that can be none', () => {
  expect(() => guardFetch({ allow: ['https://api.example.com'] })).toThrow('give a host or host:port')
})
