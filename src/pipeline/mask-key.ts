/** Path and query with the value of every `apiKey` masked, however its name is written (V1-02). */
export const maskKey = (path: string): string =>
  path.replace(/([?&])([^?=&]*)=[^&]*/g, (all, lead: string, name: string) =>
    decoded(name).toLowerCase() === 'apikey' ? `${lead}${name}=***` : all,
  )

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
