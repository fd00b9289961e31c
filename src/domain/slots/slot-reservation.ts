/** A slot that a booker holds while filling in the form: hidden from slots listings until it expires (AV-14). Times are milliseconds since the epoch. */
export interface SlotReservation {
  /** The reservation's uid (XT-31), a UUID. */
  readonly id: string
  readonly eventTypeId: number
  readonly start: number
  readonly end: number
  /** Minutes for which it was kept when it was made or last changed. */
  readonly minutes: number
  /** When it expires; at that very moment it is gone. */
  readonly until: number
}
