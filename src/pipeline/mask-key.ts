/** Path and query with the value of every `apiKey` masked, however its name is written (V1-02). */
export const maskKey = (path: string): string =>
  path.includes('=')
    ? path.replace(pair, (all, lead: string, name: string) => (isKey(name) ? `${lead}${name}=***` : all))
    : path

const pair = /([?&])([^?=&]*)=[^&]*/g

const isKey = (name: string): boolean => decoded(name).toLowerCase() === 'apikey'

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
