import { requireTeam } from '../../domain/access/require-team.js'
import { Failure } from '../../domain/failure.js'
import type { User } from '../../domain/organization/user.js'
import type { FormSubmitted } from '../../domain/outside/outside-event.js'
import type { FormSubmission } from '../../domain/webhook/happening.js'
import type { World } from '../../state/world.js'
import type { EventKind } from './event-kind.js'
import { requireUser } from './subjects.js'

/** Somebody filled in a form, which led to an event type or nowhere (WH-38); nothing of it is stored. */
export const formSubmitted: EventKind<'formSubmitted'> = (event, world, raise) => {
  const { teamId, eventTypeId } = event
  if (teamId !== undefined) requireTeam(world, teamId)
  if (eventTypeId !== undefined) mustBeEventType(world, eventTypeId)
  const user = ownerOf(event, world)
  const trigger = eventTypeId === undefined ? 'FORM_SUBMITTED_NO_EVENT' : 'FORM_SUBMITTED'
  raise({ trigger, user, form: toSubmission(event), eventTypeId: eventTypeId ?? null })
}

const mustBeEventType = (world: World, eventTypeId: number): void => {
  if (world.eventType(eventTypeId)) return
  const message = `There is no event type ${eventTypeId} that the form could lead to; use the number of a stored one, or leave it out`
  throw new Failure('control.event_type_unknown', message, { eventTypeId })
}

const ownerOf = ({ userId, teamId }: FormSubmitted, world: World): User => {
  if (userId !== undefined) return requireUser(world, userId)
  const [member] = teamId === undefined ? [] : world.membersOfTeam(teamId)
  const [first] = world.users.all()
  const owner = member ? world.user(member.userId) : first
  if (owner) return owner
  throw new Failure('control.user_unknown', 'There is nobody who could own the form; store a user first')
}

const toSubmission = ({ formId, formName, teamId, responses }: FormSubmitted): FormSubmission => ({
  formId,
  formName,
  teamId: teamId ?? null,
  responses: Object.fromEntries(
    Object.entries(responses).map(([field, { label = field, value }]) => [field, { label, value }]),
  ),
})
