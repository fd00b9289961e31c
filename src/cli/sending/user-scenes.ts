import type { User } from '../../domain/organization/user.js'
import { day } from '../../domain/time/instant.js'
import type { FormSubmission, Happening } from '../../domain/webhook/happening.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import type { World } from '../../state/world.js'
import type { bookingScenes } from './booking-scenes.js'

/** Something that happens to a user, without a booking. */
export interface UserScene {
  /** What happened, in one line. */
  readonly says: string
  play(user: User, world: World): Happening
}

const form: FormSubmission = {
  formId: 'contact',
  formName: 'Contact',
  teamId: null,
  responses: {
    name: { label: 'Your name', value: 'Zoe Zander' },
    email: { label: 'E-mail address', value: 'zoe@example.com' },
    topic: { label: 'Topic', value: ['Prices', 'Dates'] },
  },
}

/** What can happen to a user, by the trigger that tells of it. */
export const userScenes: Readonly<Record<Exclude<Trigger, keyof typeof bookingScenes>, UserScene>> = {
  FORM_SUBMITTED: {
    says: 'Somebody filled in a form that led to an event type.',
    play: (user, world) => {
      const [eventType] = world.eventTypes.all()
      return { trigger: 'FORM_SUBMITTED', user, form, eventTypeId: eventType?.id ?? null }
    },
  },
  FORM_SUBMITTED_NO_EVENT: {
    says: 'Somebody filled in a form, and booked nothing.',
    play: (user) => ({ trigger: 'FORM_SUBMITTED_NO_EVENT', user, form, eventTypeId: null }),
  },
  OOO_CREATED: {
    says: 'A user is away for some days.',
    play: (user, world) => {
      const start = (Math.floor(world.now() / day) + 1) * day
      const dates = { start, end: start + 2 * day - 1, createdAt: world.now() }
      return {
        trigger: 'OOO_CREATED',
        user,
        absence: { id: world.nextId('absence'), ...dates, notes: 'Back the day after' },
      }
    },
  },
  DELEGATION_CREDENTIAL_ERROR: {
    says: 'A credential by which calendars are reached for others failed.',
    play: (user) => ({
      trigger: 'DELEGATION_CREDENTIAL_ERROR',
      user,
      error: { type: 'CalendarCredentialError', message: 'The calendar refused the credential' },
    }),
  },
}
