/** The generation whose paths begin so; undefined for a path that is not the API's. */
export const generationOf = (path: string): 'v1' | 'v2' | undefined => {
  const [, found] = /^\/(v[12])(?:[/?]|$)/.exec(path) ?? []
  return found === 'v1' || found === 'v2' ? found : undefined
}
