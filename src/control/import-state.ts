import type { ControlBody } from '../contract/control-wire.js'
import type { Scenario } from '../scenario/scenario.js'
import type { StoredState } from '../state/stored-state.js'
import type { ControlOperation } from './operation.js'
import { toInfo } from './shown/to-info.js'

/** PUT /__svc/state */
export const importState: ControlOperation<'importState'> = {
  async handle({ body }, controlled) {
    await controlled.mock.state.import(stateIn(body))
    return { data: toInfo(controlled) }
  },
}

/** The answer of an export holds the export as its data; whether it is one is checked where it is put in. */
const stateIn = (body: ControlBody<'importState'>): Scenario | StoredState =>
  (body['status'] === 'success' && 'data' in body ? body['data'] : body) as Scenario | StoredState
