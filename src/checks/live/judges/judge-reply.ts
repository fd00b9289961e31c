import type { Words } from '../../../contract/words.js'
import { describedOperation, generationOf } from '../described.js'
import type { LiveReply } from '../exchange.js'
import type { Objection } from '../finding.js'
import type { Probe } from '../probe.js'
import { toRequest } from '../probe.js'
import { judgeBody } from './judge-body.js'
import { judgeContentType, unwrapped } from './judge-envelope.js'
import { judgePageSize, judgePagination } from './judge-pages.js'
import { judgeStatus } from './judge-status.js'
import type { PrismJudge } from './prism-judge.js'

/** Everything that is to be said about a reply, with what the mock answers to the same request. */
export type JudgeReply = (probe: Probe, reply: LiveReply, mock: LiveReply | undefined) => Promise<readonly Objection[]>

/** All judges of a reply, one after the other. */
export const createJudge =
  (prism: PrismJudge, words: Words): JudgeReply =>
  async (probe, reply, mock) => {
    const described = describedOperation(probe.operation).statuses(probe.form)
    const about = judgeStatus({ probe, described, target: reply.status, mock: mock?.status })
    const sent = judgeContentType(reply)
    if (reply.body === undefined || !described.includes(reply.status)) return [...about, ...sent]
    return [...about, ...sent, ...(await judgeForm(probe, { reply, mock }, { prism, words }))]
  }

interface Replies {
  readonly reply: LiveReply
  readonly mock: LiveReply | undefined
}

const judgeForm = async (
  probe: Probe,
  { reply, mock }: Replies,
  { prism, words }: { readonly prism: PrismJudge; readonly words: Words },
): Promise<readonly Objection[]> => {
  const form = describedOperation(probe.operation).reply(probe.form, reply.status)
  const request = toRequest(probe, probe, words)
  if (!form || !request) return []
  const isSuccess = reply.status < 300
  const envelope = isSuccess
    ? unwrapped(reply.body, generationOf(probe.operation, probe.form))
    : unwrapped(reply.body, { envelope: [] })
  const { body, objections } = envelope
  const byPrism = await prism({ template: probe.operation.path, form: probe.form, request, reply: { ...reply, body } })
  const bodies = { target: body, mock: mock?.status === reply.status ? mock.body : undefined }
  const pages = isSuccess ? judgeList(probe, body) : []
  return [...objections, ...judgeBody(form, bodies, byPrism), ...pages]
}

const judgeList = (probe: Probe, body: unknown): readonly Objection[] => {
  const generation = generationOf(probe.operation, probe.form)
  if (!generation.query.some(({ name }) => name === 'skip')) return []
  const asked = { take: numberIn(probe, 'take'), skip: numberIn(probe, 'skip') ?? 0 }
  return [...judgePagination(body, asked), ...judgePageSize(body, asked)]
}

const numberIn = ({ query }: Probe, name: string): number | undefined => {
  const text = query.find(([key]) => key === name)?.[1]
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}
