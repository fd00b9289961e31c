/** Whether the path is one of the mock's own control interface; its documents are pages. */
export const isControlPath = (path: string): boolean => /^\/__svc(?!\/openapi\/)(?:[/?]|$)/.test(path)

/** The generation whose paths begin so; undefined for a path that is not the API's. */
export const generationOf = (path: string): 'v1' | 'v2' | undefined => {
  const [, found] = /^\/(v[12])(?:[/?]|$)/.exec(path) ?? []
  return found === 'v1' || found === 'v2' ? found : undefined
}
