const known = new Map<string, boolean>()
const mostKnown = 2000

/** Whether the text names an IANA time zone, letter case aside. */
export const isTimeZone = (name: string): boolean => {
  const found = known.get(name)
  if (found !== undefined) return found
  const isKnown = /^[a-z]/i.test(name) && canBeUsed(name)
  if (known.size < mostKnown) known.set(name, isKnown)
  return isKnown
}

const canBeUsed = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
