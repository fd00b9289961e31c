import type { Json, JsonObject } from '../../../contract/compile/document.js'
import { dereference, isObject } from '../../../contract/compile/schema.js'
import type { OperationContract } from '../../../contract/operation-contract.js'
import { describedOperation } from '../described.js'

/** What bodies are made with on one side: ids of our own things there, and what no other may have. */
export interface Ingredients {
  /** Our own things by kind: `eventType`, `schedule`, `user`. */
  readonly own: ReadonlyMap<string, number>
  /** Ends names and slugs, so that none is taken. */
  readonly tag: string
  /** A moment at which our own event type can be booked, each time another. */
  start(): string
}

/** The documents' examples of a body of the current form, by name; none of them has effects on things that are not ours. */
export const examplesOf = (operation: OperationContract): readonly (readonly [name: string, body: JsonObject])[] => {
  const { described, document } = describedOperation(operation)
  const request = dereference(document, described.operation['requestBody'] ?? null)
  const content = isObject(request) && isObject(request['content']) ? request['content']['application/json'] : undefined
  const examples = isObject(content) && isObject(content['examples']) ? content['examples'] : {}
  return Object.entries(examples).flatMap(([name, example]) => {
    const body = isObject(example) ? example['value'] : undefined
    return isObject(body) && !/^older/i.test(name) && isHarmless(body) ? [[name, body] as const] : []
  })
}

/** Properties that name things of others: with an example's values, somebody's event type might be booked. */
const foreign = ['eventTypeSlug', 'username', 'teamSlug', 'organizationSlug', 'seatUid', 'routing', 'refreshToken']

/** Whether a body names nothing that is somebody else's. */
export const isHarmless = (body: JsonObject): boolean => {
  const names = Object.keys(body).filter((name) => foreign.includes(name))
  // A new user may have any name.
  return names.length === 0 || ('email' in body && names.every((name) => name === 'username'))
}

type Replacement = (value: Json, ingredients: Ingredients) => Json | undefined

const ownOf =
  (kind: string): Replacement =>
  (_value, { own }) =>
    own.get(kind)

const tagged: Replacement = (value, { tag }) => `${String(value)}-${tag}`

/** What must not stand in a body as the example has it; undefined leaves it out. */
const replacements: Readonly<Record<string, Replacement>> = {
  slug: tagged,
  username: tagged,
  name: (value, { tag }) => `${String(value)} ${tag}`,
  email: (_value, { tag }) => `check-${tag}@example.com`,
  start: (_value, { start }) => start(),
  slotStart: (_value, { start }) => start(),
  eventTypeId: ownOf('eventType'),
  scheduleId: ownOf('schedule'),
  defaultScheduleId: () => undefined,
  userId: ownOf('user'),
  hosts: () => undefined,
  destinationCalendar: () => undefined,
  // Nobody is to be told of what the check does, and no default of the caller is to change.
  active: () => false,
  isDefault: () => false,
}

/** A body as the example has it, about our own things. */
export const bodyOf = (example: JsonObject, ingredients: Ingredients): JsonObject => {
  const entries = Object.entries(example).flatMap(([name, value]) => {
    const replace = Object.hasOwn(replacements, name) ? replacements[name] : undefined
    const given = replace ? replace(value, ingredients) : value
    return given === undefined ? [] : [[name, given] as const]
  })
  const assigned = 'hosts' in example && 'schedulingType' in example ? { assignAllTeamMembers: true } : {}
  return { ...Object.fromEntries(entries), ...assigned }
}

/** Whether everything that the body has to name is there. */
export const isComplete = (example: JsonObject, body: JsonObject): boolean =>
  ['eventTypeId', 'userId'].every((name) => !(name in example) || name in body)

/** Properties that are tried only with values that the documents refuse: others might have effects on things that are not ours. */
export const onlyRefused: ReadonlySet<string> = new Set([
  ...foreign,
  ...Object.keys(replacements),
  'subscriberUrl',
  'guests',
  'attendees',
  'organizationRole',
  'version',
  'role',
])
