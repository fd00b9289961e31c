/** Working hours of one user. Times are `HH:MM` in the schedule's zone. */
export interface Schedule {
  readonly id: number
  readonly ownerId: number
  readonly name: string
  readonly timeZone: string
  readonly availability: readonly {
    readonly days: readonly string[]
    readonly startTime: string
    readonly endTime: string
  }[]
  readonly overrides: readonly { readonly date: string; readonly startTime: string; readonly endTime: string }[]
}
