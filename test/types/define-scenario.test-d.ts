import { createMock, defineScenario, type Scenario } from 'svc-mock'
import { expectTypeOf, it } from 'vitest'

it('keeps what it is given, and is a scenario', () => {
  const scenario = defineScenario({
    format: 1,
    story: 'A team with a round robin.',
    organizations: { harbour: { name: 'Harbour', members: { ada: 'OWNER' } } },
    teams: {
      support: { name: 'Support', organization: 'harbour', members: { ada: 'OWNER', ben: { role: 'MEMBER' } } },
    },
    users: { ada: {}, ben: { name: 'Ben Brook' } },
    schedules: { early: { owner: 'ada' } },
    eventTypes: {
      turns: {
        team: 'support',
        title: 'Turns',
        schedulingType: 'roundRobin',
        hosts: ['ada', { user: 'ben', weight: 2 }],
      },
    },
    bookings: {
      first: { eventType: 'turns', host: 'ben', start: '+1d', attendee: { name: 'Zoe', email: 'zoe@example.com' } },
    },
    credentials: { owner: { kind: 'apiKey', user: 'ada' } },
  })
  expectTypeOf(scenario).toExtend<Scenario>()
  expectTypeOf<keyof typeof scenario.users>().toEqualTypeOf<'ada' | 'ben'>()
  expectTypeOf(createMock).toBeCallableWith({ scenario })
})

it('finds keys that no thing has', () => {
  defineScenario({
    format: 1,
    story: 'Nobody is called bem.',
    users: { ben: {} },
    // @ts-expect-error no user bem
    eventTypes: { intro: { owner: 'bem', title: 'Intro' } },
  })
  defineScenario({
    format: 1,
    story: 'Nobody is called bem.',
    users: { ben: {} },
    teams: { crew: { name: 'Crew' } },
    // @ts-expect-error no user bem among the hosts
    eventTypes: { turns: { team: 'crew', title: 'Turns', schedulingType: 'roundRobin', hosts: ['ben', 'bem'] } },
  })
  defineScenario({
    format: 1,
    story: 'There is no event type at all.',
    // @ts-expect-error no event types
    webhooks: { one: { eventType: 'intro', subscriberUrl: 'https://example.com', triggers: [] } },
  })
})

it('takes any key of a scenario that lies over another', () => {
  defineScenario({
    format: 1,
    story: 'Ada is in the other one.',
    extends: 'personal',
    eventTypes: { later: { owner: 'ada', title: 'Later' } },
  })
})

it('finds fields of the wrong type', () => {
  defineScenario({
    ...{ format: 1, story: 'Wrong.' },
    users: { ada: {} },
    // @ts-expect-error a length is a number
    eventTypes: { a: { owner: 'ada', title: 'A', lengthInMinutes: 'ten' } },
  })
  // @ts-expect-error a format is missing
  defineScenario({ story: 'Wrong.' })
})

it('finds sections and fields that are misspelt', () => {
  defineScenario({
    ...{ format: 1, story: 'Wrong.' },
    // @ts-expect-error the section is called users
    user: { ada: {} },
  })
  defineScenario({
    ...{ format: 1, story: 'Wrong.' },
    // @ts-expect-error the field is called timeZone
    users: { ada: { timezone: 'Europe/London' } },
  })
  defineScenario({
    ...{ format: 1, story: 'Wrong.' },
    users: { ada: {} },
    // @ts-expect-error the field is called lengthInMinutes
    eventTypes: { intro: { owner: 'ada', title: 'Intro', length: 30 } },
    faults: { away: { operationId: 'createBooking', status: 503, times: 2 } },
  })
})
