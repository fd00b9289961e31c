import { isControlPath } from '../contract/api-path.js'
import { Failure } from '../domain/failure.js'
import { type Call, pathOf, type Reply } from '../http/call.js'
import { answer, answerRefusal, answerUnkept } from '../pipeline/answer.js'
import { overlayAnswer } from '../pipeline/answer-overlay.js'
import { nameSandbox } from '../pipeline/name-sandbox.js'
import type { House } from '../sandbox/house.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import { packageVersion } from '../version.js'
import { createControlDoor } from './control-door.js'
import type { Ground } from './ground.js'
import type { Life } from './life.js'
import type { MockOptions } from './mock-options.js'
import { createMockSandbox, type MockParts } from './mock-sandbox.js'

/** Finds the sandbox that a call is for, and answers it there. */
export const responding = (
  house: House,
  { ground, life }: { readonly ground: Ground; readonly life: Life },
  control: (call: Call, sandbox: Sandbox) => Promise<Reply>,
) => {
  const { contract, words } = house.main.engine
  const kept = (sandbox: Sandbox, call: Call, reply: Reply): Reply | Promise<Reply> => {
    if (reply.changed) sandbox.stir()
    return sandbox === house.main ? ground.kept(reply, (error) => answerUnkept(sandbox.engine, call, error)) : reply
  }
  const answered = (sandbox: Sandbox, call: Call): Reply | Promise<Reply> => {
    sandbox.clock.catchUp()
    return overlayAnswer(sandbox.engine, call) ?? kept(sandbox, call, answer(sandbox.engine, call))
  }
  const reached = (sandbox: Sandbox, call: Call): Reply | Promise<Reply> => {
    const path = pathOf(call.url)
    if (isControlPath(path)) return control(call, sandbox).then((reply) => kept(sandbox, call, reply))
    const missing = contract.prepare(call.method, path)
    return missing ? missing.then(() => answered(sandbox, call)) : answered(sandbox, call)
  }
  return (given: Call): Reply | Promise<Reply> => {
    try {
      if (life.isOver) throw closed()
      const { sandbox: name, call } = nameSandbox(given, words)
      return reached(house.sandbox(name), call)
    } catch (error) {
      if (error instanceof Failure) return answerRefusal(house.main.engine, given, error)
      throw error
    }
  }
}

const closed = (): Failure =>
  new Failure('control.mock_closed', 'The mock that answers here is closed; make another with createMock()')

/** The control interface, about whichever sandbox a call is for. */
export const controlling = (
  house: House,
  parts: MockParts,
  {
    ground: { words, warnings },
    options,
    url,
  }: { readonly ground: Ground; readonly options: MockOptions; readonly url: () => string | undefined },
) => {
  const { profile = 'specification', specOnly = false, controlToken: token } = options
  const about = { warnings, profile, specOnly, url }
  const { fault, isStrict } = house.main.engine
  const door = createControlDoor({ words, token, fault, isStrict })
  return (call: Call, sandbox: Sandbox): Promise<Reply> => {
    const mock = createMockSandbox(sandbox, parts)
    return door(call, { mock, sandbox, house, about, version: packageVersion(), now: () => sandbox.world.now() })
  }
}
