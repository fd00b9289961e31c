import { STATUS_CODES } from 'node:http'
import type { Call, Reply } from './call.js'
import { callOf } from './fetch-call.js'
import { spoiledBody, waitForReply } from './spoiled-response.js'

/** The same server without a socket: takes a path, URL or Request, answers a Response. */
export type FetchDoor = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The same, told where in the user's code it is called. */
type LocatedFetchDoor = (
  input: string | URL | Request,
  init?: RequestInit,
  source?: Call['source'],
) => Promise<Response>

/** The door for `mock.fetch`. */
export const createFetchDoor =
  (answer: (call: Call) => Reply | Promise<Reply>): LocatedFetchDoor =>
  async (input, init, source) => {
    const call = await callOf(input, init)
    const reply = await answer(source ? { ...call, source } : call)
    const signal = call.gone?.()
    signal?.throwIfAborted()
    if (reply.delivery) await waitForReply(reply.delivery, signal)
    const isBodiless = reply.body === '' || call.method === 'HEAD'
    return new Response(isBodiless ? null : spoiledBody(reply, signal), {
      status: reply.status,
      statusText: STATUS_CODES[reply.status] ?? '',
      headers: reply.headers,
    })
  }
