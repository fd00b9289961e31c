import { Failure } from '../../domain/failure.js'
import type { OutOfOffice } from '../../domain/outside/outside-event.js'
import type { EventKind } from './event-kind.js'
import { requireMoment } from './moments.js'
import { requireUser } from './subjects.js'

/** Somebody is away: nobody can book him then (AV-14). */
export const outOfOffice: EventKind<'outOfOffice'> = (event, world, raise) => {
  const user = requireUser(world, event.userId)
  const { from, to } = away(event)
  const id = world.nextId('absence')
  world.users.save({ ...user, busyTimes: [...user.busyTimes, { from, to }] })
  const absence = { id, start: from, end: to, createdAt: world.now(), notes: event.notes ?? null }
  raise({ trigger: 'OOO_CREATED', user, absence })
}

const away = ({ start, end }: OutOfOffice): { readonly from: number; readonly to: number } => {
  const [from, to] = [requireMoment('start', start), requireMoment('end', end)]
  if (from < to) return { from, to }
  const message = `An absence from ${start} until ${end} has no length; let it end after it starts`
  throw new Failure('control.absence_backwards', message, { start, end })
}
