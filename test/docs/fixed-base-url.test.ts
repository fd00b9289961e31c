import { setupServer } from 'msw/node'
import { createMock } from 'svc-mock'
import { guardHost, svcHandlers } from 'svc-mock/msw'
import { afterAll, afterEach, expect, it } from 'vitest'

const mock = await createMock({ scenario: 'personal' })
const guard = guardHost('https://api.example.com')
const server = setupServer(...svcHandlers(mock, { baseUrl: 'https://api.example.com/scheduling' }), ...guard.handlers)
server.listen()
afterEach(() => guard.verify())
afterAll(() => server.close())

it('tells who I am', async () => {
  const headers = { Authorization: `Bearer ${mock.keys['owner']}` }
  const response = await fetch('https://api.example.com/scheduling/v2/me', { headers })
  expect(response.status).toBe(200)
})
