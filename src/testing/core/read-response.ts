import { MockError } from '../../mock/mock-error.js'

/** A reply as a matcher looks at it; the status is unknown where only a body was handed in. */
export interface ReadReply {
  readonly status: number | undefined
  /** Parsed where it is JSON, undefined where there is none. */
  readonly body: unknown
}

/** The status and body of a `Response`, which stays readable; anything else is a body. */
export const readReply = async (received: unknown): Promise<ReadReply> => {
  if (!isResponse(received)) return { status: undefined, body: received }
  if (received.bodyUsed)
    throw new MockError(
      'The body of this Response was read already; hand in the body that was read, or response.clone()',
    )
  return { status: received.status, body: parsed(await received.clone().text()) }
}

/** Environments that imitate browsers bring a class of their own. */
const isResponse = (received: unknown): received is Response =>
  typeof received === 'object' && received !== null && 'bodyUsed' in received && 'clone' in received

const parsed = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
