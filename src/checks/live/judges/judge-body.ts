import { type Finding, findingsOf } from '../../../contract/findings.js'
import type { Shape } from '../../../contract/operation-contract.js'
import type { Validator } from '../../../contract/validators.js'
import type { DescribedReply } from '../described.js'
import { type Objection, placeOf, valueAt } from '../finding.js'
import { shownValue } from '../secrets.js'
import { clearest } from './clearest.js'
import type { PrismObjection } from './prism-judge.js'

/** The bodies that are compared: the target's, and the mock's where it was asked the same. */
export interface Bodies {
  readonly target: unknown
  readonly mock: unknown
}

/** What ajv and Prism hold against the form of a body, what both see as one. */
export const judgeBody = (
  { validator, shape }: DescribedReply,
  bodies: Bodies,
  prism: readonly PrismObjection[],
): readonly Objection[] => {
  const ours = findingsIn(validator, bodies.target)
  const both = ours.map((finding) => objectionOf(finding, bodies, judgesOf(finding, prism)))
  const prismAlone = prism.filter(({ path }) => !ours.some((finding) => meets(finding.path, path)))
  return [...both, ...prismAlone.map((it) => prismObjection(it, bodies)), ...undescribedIn(shape, bodies)]
}

/** Everything that is wrong with a body, of each union only what is wrong with the branch that was meant. */
export const findingsIn = (validator: Validator, value: unknown): readonly Finding[] => {
  if (validator(value)) return []
  const errors = clearest(validator.errors ?? [])
  return findingsOf(
    Object.assign(() => false, { errors }),
    value,
  )
}

const judgesOf = ({ path }: Finding, prism: readonly PrismObjection[]): readonly string[] =>
  prism.some((it) => meets(path, it.path)) ? ['ajv', 'Prism'] : ['ajv']

/** Prism holds a missing property against the object that lacks it, and says more about unions than we do. */
const meets = (path: readonly string[], other: readonly string[]): boolean => {
  const [shorter, longer] = path.length < other.length ? [path, other] : [other, path]
  return longer.length - shorter.length <= 1 ? isPrefix(shorter, longer) : isPrefix(other, path)
}

const isPrefix = (shorter: readonly string[], longer: readonly string[]): boolean =>
  shorter.every((step, position) => longer[position] === step)

const objectionOf = ({ path, rule, reason }: Finding, bodies: Bodies, judges: readonly string[]): Objection => ({
  weight: 'gap',
  rule: `body.${rule}`,
  place: placeOf(path),
  document: `${path.at(-1) ?? 'the body'} ${reason}`,
  ...shownBoth(bodies, path),
  judges,
})

const prismObjection = ({ path, rule, message }: PrismObjection, bodies: Bodies): Objection => ({
  weight: 'gap',
  rule: `body.${rule}`,
  place: placeOf(path),
  document: message,
  ...shownBoth(bodies, path),
  judges: ['Prism'],
})

const shownBoth = ({ target, mock }: Bodies, path: readonly string[]) => {
  const name = path.at(-1) ?? ''
  const inMock = valueAt(mock, path)
  return {
    target: shownValue(valueAt(target, path), name),
    ...(inMock !== undefined && { mock: shownValue(inMock, name) }),
  }
}

/** The keys of envelopes; where the documents leave one out, it does not belong there. */
const envelopeKeys = ['status', 'data', 'error', 'pagination']

/** Properties that the documents do not describe: a note, but for those of another envelope. */
const undescribedIn = (shape: Shape, bodies: Bodies): readonly Objection[] =>
  undescribed(bodies.target, shape, []).map((path) => {
    const [key = ''] = path
    const isEnvelope = path.length === 1 && envelopeKeys.includes(key)
    return {
      weight: isEnvelope ? 'gap' : 'note',
      rule: isEnvelope ? 'envelope.extra' : 'body.undescribed',
      place: placeOf(path),
      document: isEnvelope ? `this reply has no ${key}` : `${path.at(-1)} is not described`,
      ...shownBoth(bodies, path),
    }
  })

const undescribed = (value: unknown, shape: Shape, path: readonly string[]): readonly (readonly string[])[] => {
  if (Array.isArray(value))
    return shape.i ? value.flatMap((item, at) => undescribed(item, shape.i ?? {}, [...path, String(at)])) : []
  if (typeof value !== 'object' || value === null || !shape.p || shape.o) return []
  const { p } = shape
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = Object.hasOwn(p, key) ? p[key] : undefined
    return inner ? undescribed(item, inner, [...path, key]) : [[...path, key]]
  })
}
