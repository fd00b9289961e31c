import { Failure } from '../domain/failure.js'
import { didYouMean } from '../domain/nearest-name.js'
import type { House } from '../sandbox/house.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { ControlOperation } from './operation.js'
import { defaultSandbox, toSandbox } from './shown/to-sandbox.js'

/** DELETE /__svc/sandboxes/{name} */
export const deleteSandbox: ControlOperation<'deleteSandbox'> = {
  handle({ params: { name } }, { house }) {
    const dropped = toSandbox(requireNamed(house, name))
    house.drop(name)
    return { data: dropped }
  },
}

const requireNamed = (house: House, name: string): Sandbox => {
  const found = house.named().find((it) => it.name === name)
  if (found) return found
  if (name === defaultSandbox) {
    const message = 'The default sandbox stays as long as the mock runs; reset it with POST /__svc/reset'
    throw new Failure('control.sandbox_stays', message)
  }
  const names = house.named().map((it) => String(it.name))
  throw new Failure('control.sandbox_unknown', `There is no sandbox "${name}"${didYouMean(name, names)}`, { name })
}
