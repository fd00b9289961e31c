/** A recording of a video meeting, from seed data (BK-66). */
export interface Recording {
  readonly id: string
  readonly bookingId: number
  readonly roomName: string
  /** Unix seconds. */
  readonly startTs: number
  readonly status: string
  /** Seconds. */
  readonly duration: number
  readonly shareToken: string
  readonly maxParticipants: number
  readonly downloadLink: string | null
  readonly error: string | null
}
