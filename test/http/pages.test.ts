import express from 'express'
import supertest from 'supertest'
import { expect, it } from 'vitest'
import { openPersonal } from '../pipeline/open-personal.js'

it('shows at / who can log in with what, what is there, and where the documents are', async () => {
  const { mock } = await openPersonal()
  const { status, text, headers } = await supertest(mock.handler).get('/')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const told of [
    mock.keys['owner'],
    mock.ids['booking.first'],
    'personal',
    '2026-01-05T09:00:00.000Z',
    '__svc/openapi/v2.json',
    '/v2/me',
  ])
    expect(text).toContain(String(told))
})

it.each([
  ['/mock', './mock/__svc/openapi/v2.json'],
  ['/mock/', './__svc/openapi/v2.json'],
  ['/mock?from=a/b', './mock/__svc/openapi/v2.json'],
])('links to the documents from %s, where the mock is mounted in another app', async (path, link) => {
  const { mock } = await openPersonal()
  const app = express().use('/mock', mock.handler)
  const { text } = await supertest(app).get(path)
  expect(text).toContain(`href="${link}"`)
  const { pathname } = new URL(link, `http://127.0.0.1${path}`)
  const { body } = await supertest(app).get(pathname)
  expect(body.openapi).toBe('3.1.0')
})

it('escapes what a scenario says', async () => {
  const scenario = { format: 1, story: '<script>alert("&")</script>', users: { ada: { name: 'Ada' } } } as const
  const { mock } = await openPersonal({ scenario })
  const { text } = await supertest(mock.handler).get('/')
  expect(text).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;')
  expect(text).not.toContain('<script')
})

it.each([
  ['v1', '/v1/'],
  ['v2', '/v2/'],
  ['beyond', '/v2/'],
])('serves the document of %s to every origin', async (name, prefix) => {
  const { mock } = await openPersonal()
  const { body, headers } = await supertest(mock.handler).get(`/__svc/openapi/${name}.json`)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect([body.openapi, Object.keys(body.paths).every((path) => path.startsWith(prefix))]).toEqual(['3.1.0', true])
})

it('takes HEAD for a page, and nothing else [ER-15]', async () => {
  const { mock } = await openPersonal()
  expect((await supertest(mock.handler).head('/')).status).toBe(200)
  const { status, body } = await supertest(mock.handler).post('/')
  expect([status, body.error.message]).toEqual([404, 'Cannot POST /: there is no such path'])
})
