import { expect, it } from 'vitest'
import { slug } from '../../../../src/domain/event-type/rules/slug.js'
import { anEventType, aTeamEventType } from '../../../builders/an-event-type.js'
import { anEventTypeAttempt } from '../../../builders/an-event-type-attempt.js'

const intro = anEventType({ id: 10002, slug: 'intro' })

it('refuses a slug that another type of the same owner has, and names that type [EV-02]', () => {
  const refusal = slug.check(anEventTypeAttempt({ input: { slug: 'Intro' }, sameSlug: [intro] }))
  expect(refusal).toMatchObject({
    name: 'event_type.personal_slug_taken',
    message: 'User 1001 has an event type with the slug "intro" already, 10002; choose another slug',
  })
})

it.each([
  ['the type itself has it', anEventType()],
  ['another user has it', anEventType({ id: 10002, ownerId: 1002 })],
  ['a team has it', aTeamEventType({ id: 10002, slug: 'intro' })],
])('accepts a slug when %s [EV-02]', (_who, holder) => {
  expect(slug.check(anEventTypeAttempt({ input: { slug: 'intro' }, sameSlug: [holder] }))).toBeUndefined()
})

it('says nothing where no slug was sent [EV-17]', () => {
  expect(slug.check(anEventTypeAttempt({ sameSlug: [intro] }))).toBeUndefined()
})
