import { type ForeignOperation, operationsOf } from '../../../documents/operations.js'
import type { Overlay, OverlayOperation } from '../../../overlay/overlay.js'
import { type Exemplified, exemplified } from './examples.js'
import { loginFor, type OverlayLogin } from './overlay-login.js'

/** One request that is made of the examples of the user's document. */
export interface OverlayProbe {
  /** The same in every run: `overlay:listInvoices take=5`. */
  readonly id: string
  /** Values for the template of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
}

/** An operation of the user's document with the requests that can be made of it. */
export interface OverlayRead {
  readonly operation: OverlayOperation
  /** What it is called beside the operations of the service, without spaces. */
  readonly id: string
  readonly login: OverlayLogin | 'free'
  readonly described: ForeignOperation
  readonly probes: readonly OverlayProbe[]
  /** Why there are none. */
  readonly why: string
}

/** What an operation of the user's document is called beside those of the service. */
export const overlayId = ({ id }: Pick<OverlayOperation, 'id'>): string => `overlay:${id.replaceAll(/\s+/g, ':')}`

/** The operations of the user's document, each with its requests, or why there are none. */
export const overlayReads = ({ document, operations }: Overlay): readonly OverlayRead[] => {
  const foreign = operationsOf({ value: document })
  return operations.flatMap((operation) => {
    const described = foreign.find(({ method, path }) => method === operation.method && path === operation.ownPath)
    return described ? [readOf(operation, described, document)] : []
  })
}

const readOf = (operation: OverlayOperation, described: ForeignOperation, root: unknown): OverlayRead => {
  const id = overlayId(operation)
  const login = loginFor(root, described.value)
  const parameters = described.parameters.map((it) => exemplified(root, it))
  const why = whyNone(operation, { login, parameters })
  const probes = why === '' ? probesOf(id, parameters) : []
  return { operation, id, login: login ?? 'free', described, probes, why }
}

interface Wanted {
  readonly login: OverlayLogin | 'free' | undefined
  readonly parameters: readonly Exemplified[]
}

const whyNone = ({ method }: OverlayOperation, { login, parameters }: Wanted): string => {
  if (method !== 'GET') return 'it may change something; of an overlay only GET is asked'
  if (!login) return 'it asks for credentials that are no token'
  const bare = parameters.find(
    ({ isRequired, place, examples }) => isRequired && (examples.length === 0 || place === 'cookie'),
  )
  return bare ? `its parameter ${bare.name} has no example that can be sent` : ''
}

/** The plain request, and one for each example that it does not hold. */
const probesOf = (id: string, parameters: readonly Exemplified[]): readonly OverlayProbe[] => {
  const plain = parameters
    .filter(({ isRequired }) => isRequired)
    .reduce(withFirst, { id, params: {}, query: [], headers: {} })
  const others = parameters
    .filter(({ place }) => place !== 'cookie')
    .flatMap((parameter) =>
      parameter.examples
        .slice(parameter.isRequired ? 1 : 0)
        .map((values) => withValues(withId(plain, `${id} ${parameter.name}=${values.join(',')}`), parameter, values)),
    )
  return [plain, ...others]
}

const withId = (probe: OverlayProbe, id: string): OverlayProbe => ({ ...probe, id })

const withFirst = (probe: OverlayProbe, parameter: Exemplified): OverlayProbe =>
  withValues(probe, parameter, parameter.examples[0] ?? [])

/** The request with these values of a parameter in the place of others. */
const withValues = (probe: OverlayProbe, { name, place }: Exemplified, values: readonly string[]): OverlayProbe => {
  const text = values.join(',')
  if (place === 'path') return { ...probe, params: { ...probe.params, [name]: text } }
  if (place === 'header') return { ...probe, headers: { ...probe.headers, [name.toLowerCase()]: text } }
  if (place !== 'query') return probe
  const others = probe.query.filter(([other]) => other !== name)
  return { ...probe, query: [...others, ...values.map((value) => [name, value] as const)] }
}
