import type { Difference } from '../../replay/differences.js'
import type { Replay, ReplayedRequest } from '../../replay/replay.js'
import type { Paint } from '../terminal/paint.js'
import { jsonLine, visible } from '../terminal/visible.js'

/** How much is told. */
export interface Telling {
  readonly all: boolean
  readonly paint: Paint
}

const mostRequests = 10
const mostDifferences = 5

/** A replay for a person: the requests whose answers differ, and where. */
export const replayText = ({ requests }: Replay, { all, paint }: Telling): string => {
  const different = requests.filter(({ isSame }) => !isSame)
  const told = all ? requests : different.slice(0, mostRequests)
  const more = all ? 0 : different.length - told.length
  return [
    ...told.flatMap((request) => requestLines(request, { all, paint })),
    ...(more > 0 ? [`and ${more} more that differ`] : []),
    `${requests.length - different.length} of ${requests.length} requests were answered as they were`,
  ].join('\n')
}

const requestLines = (request: ReplayedRequest, { all, paint }: Telling): readonly string[] => {
  const { method, path, recorded, replayed, isSame } = request
  const status = recorded === replayed ? `${recorded}` : `was ${recorded}, is ${replayed ?? 'no answer'}`
  const shown = all ? request.differences : request.differences.slice(0, mostDifferences)
  const more = request.differences.length - shown.length
  return [
    paint(isSame ? 'green' : 'red', visible(`${isSame ? '=' : '≠'} ${method} ${path}  ${status}`)),
    ...shown.map(differenceLine),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ]
}

const longest = 200

const differenceLine = ({ at, recorded, replayed }: Difference): string =>
  visible(`    ${at === '' ? 'the body' : at} was ${shortened(recorded)}, is ${shortened(replayed)}`)

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** The same for a program, on one line. */
export const replayJson = (replay: Replay): string => jsonLine(replay)
