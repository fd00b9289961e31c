import { onTestFinished } from 'vitest'
import { listen } from '../../src/cli/listening/listen.js'
import { Receiver, type ReceiverSettings, type Report } from '../../src/cli/listening/receiver.js'
import { createPayloadCheck } from '../../src/contract/check-payload.js'
import { createWords } from '../../src/contract/words.js'
import { call } from '../cli/a-terminal.js'

type Given = Partial<ReceiverSettings> & { readonly product?: string }

/** The receiver of `webhook listen` on a free port, for the duration of the test. */
export const aListening = async ({ product = 'svc', ...given }: Given = {}) => {
  const words = createWords(product)
  const reports: Report[] = []
  const settings: ReceiverSettings = {
    ...{ words, secrets: [], check: createPayloadCheck(words), now: () => 0 },
    ...{ status: 200, fail: 0, delay: 0, count: undefined, until: undefined },
    ...given,
  }
  const receiver = new Receiver(settings, (report) => reports.push(report))
  const listener = await listen(receiver, { port: 0 })
  onTestFinished(() => listener.close())
  return {
    ...{ receiver, reports, ...listener },
    /** Problems of everything that came, in order. */
    problems: () => reports.flatMap((report) => report.problems),
    /** Posts a parcel, or anything else; answers the status. */
    post: async ({ headers, body }: Partial<Parcel>, path = '/hook'): Promise<number> =>
      (await fetch(listener.url + path, { method: 'POST', headers: headers ?? {}, body: body ?? '' })).status,
  }
}

/** What a delivery puts on the wire. */
export interface Parcel {
  readonly headers: Record<string, string>
  readonly body: string
}

/** What `webhook send` would send, at nine in the morning of 2026-01-05 unless told otherwise. */
export const aParcel = async (line: string): Promise<Parcel> => {
  const { out } = await call(
    `webhook send ${line} --dry-run --json${line.includes('--now') ? '' : ' --now 2026-01-05T09:00:00Z'}`,
  )
  const { headers, body } = JSON.parse(out)
  const { 'Content-Length': _length, ...sent } = headers
  return { headers: sent, body }
}
