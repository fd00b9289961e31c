import type { Sandbox } from '../sandbox/sandbox.js'
import type { Called, Secret } from '../state/called.js'
import { guardedNames } from './guarded-names.js'

/** What a sandbox is called by, as its users see it. */
export interface PresentNames {
  readonly keys: Called['keys']
  readonly ids: Called['ids']
}

/** Reads what a sandbox is called by; made anew only when that has changed. */
export const createPresentNames = (sandbox: Sandbox): (() => PresentNames) => {
  let made: (PresentNames & { readonly of: Called }) | undefined
  return () => {
    const of = sandbox.world.called
    if (made?.of !== of)
      made = { of, keys: guardedNames(keysOf(sandbox), 'credential'), ids: guardedNames(idsOf(sandbox), 'id') }
    return made
  }
}

/** What to present to a sandbox: in the product's word, and so that it leads there by itself, for clients that lose a prefix. */
const keysOf = ({ name, world, engine: { words } }: Sandbox): Called['keys'] => {
  const suffix = name === undefined ? '' : `~${name}`
  const spoken = (secret: Secret): Secret =>
    typeof secret === 'string'
      ? `${words.token(secret)}${suffix}`
      : { clientId: `${words.token(secret.clientId)}${suffix}`, clientSecret: words.token(secret.clientSecret) }
  return Object.fromEntries(Object.entries(world.called.keys).map(([key, secret]) => [key, spoken(secret)]))
}

/** Ids of a sandbox's things by name, as its replies tell them. */
const idsOf = ({ world, engine }: Sandbox): Called['ids'] =>
  engine.shaping.reduce((ids, it) => it.shapeIds?.(ids) ?? ids, world.called.ids)
