import { type Ground, prepareGround } from '../../mock/ground.js'
import type { MockOptions } from '../../mock/mock-options.js'
import type { World } from '../../state/world.js'

/** A world of a scenario with at least one booking, where one can be made. */
export const openGround = async (options: MockOptions): Promise<Ground> => {
  const ground = await prepareGround(options)
  return ground.world.bookings.size > 0 ? ground : bookedGround(options)
}

/** Makes the booking that start-up would propose, as a client would; nobody is told of it. */
const bookedGround = async (options: MockOptions): Promise<Ground> => {
  const [{ assembleMock }, { exampleRequests }, { loginsOf }] = await Promise.all([
    import('../../mock.js'),
    import('../serving/example-requests.js'),
    import('../serving/logins.js'),
  ])
  const assembled = await assembleMock(options)
  silence(assembled.ground.world)
  const booking = exampleRequests(assembled, loginsOf(assembled)).find(({ method }) => method === 'POST')
  if (booking) {
    const { path, method, headers, body } = booking
    await assembled.mock.fetch(path, { method, headers, body: JSON.stringify(body) })
  }
  await assembled.mock.close()
  return assembled.ground
}

const silence = ({ webhooks }: World): void => {
  for (const { id } of [...webhooks.all()]) webhooks.remove(id)
}
