/** The address of a service; credentials do not belong in it. */
export const readTarget = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${text}" is no http or https address`)
  if (url.username !== '' || url.password !== '')
    throw new Error('it has credentials in it; leave them out, each client sends its own')
  if (url.search !== '' || url.hash !== '')
    throw new Error('it has a query or a fragment; give origin and base path alone')
  return url
}
