import type { ControlBody } from '../contract/control-wire.js'
import { Failure } from '../domain/failure.js'
import type { FiredEvent, MockClock } from '../mock/mock-clock.js'
import type { ControlOperation } from './operation.js'
import { toClockMove } from './shown/to-clock-move.js'

type Wished = ControlBody<'setClock'>

/** PUT /__svc/clock */
export const setClock: ControlOperation<'setClock'> = {
  handle({ body }, { mock, sandbox }) {
    mustAgree(body)
    const { mode, time } = body
    const fired = [...setMode(mock.clock, mode), ...(time === undefined ? [] : mock.clock.set(time))]
    return { data: toClockMove(sandbox, fired) }
  },
}

const mustAgree = ({ mode, time }: Wished): void => {
  if (mode !== 'real' || time === undefined) return
  const message = `The clock cannot read ${time} and the time of the machine; leave out time, or use the mode offset`
  throw new Failure('control.clock_set_twice', message, { mode, time })
}

const setMode = (clock: MockClock, mode: Wished['mode']): readonly FiredEvent[] => {
  if (mode === 'real') return clock.real()
  if (mode === 'frozen') clock.freeze()
  if (mode === 'offset') clock.run()
  return []
}
