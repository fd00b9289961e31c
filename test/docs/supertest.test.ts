import request from 'supertest'
import { createMock } from 'svc-mock'
import { expect, it } from 'vitest'

it('tells who I am', async () => {
  const mock = await createMock({ scenario: 'personal' })
  const response = await request(mock.handler)
    .patch('/v2/me')
    .set('Authorization', `Bearer ${mock.keys['owner']}`)
    .send({ timeZone: 'Asia/Kathmandu' })
  expect(response.body.data.timeZone).toBe('Asia/Kathmandu')
})
