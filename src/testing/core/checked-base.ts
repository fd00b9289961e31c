import { MockError } from '../../mock/mock-error.js'

/** A base URL without slashes at its end, and its path. */
export interface Base {
  readonly url: string
  /** Empty, or `/scheduling`. */
  readonly path: string
}

/** The text as a base URL; throws a `MockError` for what can be none. */
export const checkedBase = (text: string): Base => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new MockError(
      `"${text}" is no base URL; give scheme, host and perhaps a path, such as https://api.example.com`,
    )
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
  return { url: `${url.origin}${path}`, path }
}
