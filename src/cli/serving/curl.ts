import type { ExampleRequest } from './example-requests.js'

/** The request as a line to paste into a shell. */
export const curlLine = (url: string, { method, path, headers, body }: ExampleRequest): string => {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === undefined ? [] : ['-d', quoted(JSON.stringify(body))]
  return ['curl', ...(method === 'GET' ? [] : ['-X', method]), quoted(url + path), ...named, ...data].join(' ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
