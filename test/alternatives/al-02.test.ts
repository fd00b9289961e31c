import { expect, it } from 'vitest'
import { al02 } from '../../src/alternatives/al-02.js'
import { webhookUuid } from '../../src/domain/webhook/webhook-id.js'
import { aShapingContext } from '../builders/a-shaping-context.js'

it('shows the UUID in place of the number [AL-02]', () => {
  const reply = { status: 'success', data: { id: 300001, active: true } }
  expect(al02.shape(reply, aShapingContext())).toEqual({
    status: 'success',
    data: { id: webhookUuid(300001), active: true },
  })
})
