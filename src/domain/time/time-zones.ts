/** Names of all IANA time zones that the platform knows, `UTC` among them, in the order of the alphabet. */
export const timeZoneNames = (): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()

/** The place after which a time zone is named: `America/New_York` is New York's. */
export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
