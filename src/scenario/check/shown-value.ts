/** A value as a message names it; lists and objects are not spelled out. */
export const shownValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value) ?? 'nothing')
}
