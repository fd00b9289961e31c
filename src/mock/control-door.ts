import { loadedContract } from '../contract/contract.js'
import { controlValidators } from '../contract/switched-validators.js'
import type { Controlled } from '../control/controlled.js'
import type { Call, Reply } from '../http/call.js'
import { answerControl, type ControlEngine } from '../pipeline/answer-control.js'

/** Answers calls to the control interface, each about what it controls. */
export type ControlDoor = (call: Call, controlled: Controlled) => Promise<Reply>

/** A door to the control interface; its documents, validators and handlers are loaded when it is first used. */
export const createControlDoor = (settings: Omit<ControlEngine, 'contract' | 'operations'>): ControlDoor => {
  let loading: Promise<ControlEngine> | undefined
  return async (call, controlled) => {
    loading ??= loadEngine(settings)
    return answerControl(await loading, call, controlled)
  }
}

const loadEngine = async (settings: Omit<ControlEngine, 'contract' | 'operations'>): Promise<ControlEngine> => {
  const [{ controlOperations }, { controlContracts }, validators] = await Promise.all([
    import('../control/index.js'),
    import('../generated/control-contracts.js'),
    controlValidators(),
  ])
  return {
    ...settings,
    operations: controlOperations,
    contract: loadedContract(controlContracts, validators),
  }
}
