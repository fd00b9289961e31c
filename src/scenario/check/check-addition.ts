import type { World } from '../../state/world.js'
import { type KeysOfSection, presentKeys } from '../present-keys.js'
import type { Scenario, SectionName } from '../scenario.js'
import { checkHostsOfBookings } from './booking-hosts.js'
import { refusedEventTypes, seedForCheck } from './event-type-rules.js'
import { checkFaults } from './faults.js'
import type { Finding } from './finding.js'
import { checkReferences } from './references.js'
import { checkRequests } from './requests.js'
import { checkRules } from './rules.js'
import { checkShape } from './shape.js'
import { checkTaken } from './taken.js'
import { checkValues } from './values.js'

/** Everything that is wrong with a value as a scenario whose things are to be added to a world; its references may lead to things that are there. */
export const checkAddition = (value: unknown, world: World): readonly Finding[] => {
  const misshapen = [...checkShape(value), ...misplaced(value)]
  if (misshapen.length > 0) return misshapen
  // Its form was checked against the type.
  const scenario = value as Scenario
  const present = presentKeys(world)
  const repeated = repeatedKeys(scenario, present)
  const inTheWay = [
    ...repeated,
    ...checkReferences(scenario, present),
    ...checkRules(scenario),
    ...checkRequests(scenario),
    ...checkValues(scenario),
    ...checkFaults(scenario),
    // A thing that is there already holds what is its own.
    ...(repeated.length > 0 ? [] : checkTaken(scenario, world)),
  ]
  return inTheWay.length > 0 ? inTheWay : checkSeeded(scenario, world)
}

const misplaced = (value: unknown): readonly Finding[] =>
  ['now', 'extends'].flatMap((name) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? [
          {
            path: [name],
            isKey: true,
            message: 'is for whole scenarios; what is added comes to the world as it is now',
          },
        ]
      : [],
  )

const repeatedKeys = (scenario: Scenario, present: KeysOfSection): readonly Finding[] =>
  sectionsOf(scenario).flatMap((section) => {
    const keys = present(section)
    return Object.keys(scenario[section] ?? {}).flatMap((key) =>
      keys.includes(key)
        ? [{ path: [section, key], isKey: true, message: 'is there already; choose another key' }]
        : [],
    )
  })

const sectionsOf = ({ format: _format, story: _story, now: _now, extends: _extends, ...sections }: Scenario) =>
  Object.keys(sections) as readonly SectionName[]

/** What shows only when people and event types are there: on a copy of the world. */
const checkSeeded = (scenario: Scenario, world: World): readonly Finding[] => {
  const plan = seedForCheck(scenario, world.fork(world.snapshot()))
  return [...refusedEventTypes(plan, world), ...checkHostsOfBookings(scenario, plan)]
}
