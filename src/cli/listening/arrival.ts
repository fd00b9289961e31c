/** A delivery as it arrived. */
export interface Arrival {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Path and query. */
  readonly path: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

/** What an arrival says of itself; what it does not say is undefined. */
export interface Content {
  /** Name of the event in the product's word. */
  readonly trigger: string | undefined
  readonly bookingUid: string | undefined
  readonly createdAt: string | undefined
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown
  /** Whether it is a body that the service made without a template. */
  readonly isDefault: boolean
}

/** Reads a body, whatever it is. */
export const contentOf = ({ body }: Pick<Arrival, 'body'>): Content => {
  const json = parsed(new TextDecoder().decode(body))
  const [told, payload] = [membersOf(json), membersOf(membersOf(json)['payload'])]
  const { triggerEvent, createdAt } = told
  return {
    trigger: textOf(triggerEvent),
    bookingUid: textOf(payload['uid']) ?? textOf(payload['bookingUid']),
    createdAt: textOf(createdAt),
    json,
    isDefault: 'triggerEvent' in told && 'createdAt' in told && 'payload' in told,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
