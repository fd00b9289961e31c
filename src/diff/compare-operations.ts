import { isObject, type JsonObject } from '../documents/json.js'
import { compareCredentials } from './compare-credentials.js'
import { compareSchemas, type Direction } from './compare-schemas.js'
import type { Findings } from './findings.js'
import { allBelow, below, couples, type Pair, type Side } from './side.js'

/** An operation with its parameters. */
export interface OperationSide extends Side {
  readonly parameters: readonly Side[]
}

/** Compares two descriptions of one operation. */
export const compareOperations = (before: OperationSide, after: OperationSide, findings: Findings): void => {
  compareHeads({ before, after }, findings)
  compareParameters(before, after, findings)
  compareBodies({ before, after }, findings)
  compareReplies({ before, after }, findings)
  compareCredentials({ before, after }, findings)
}

const compareHeads = ({ before, after }: Pair, findings: Findings): void => {
  const [was, is] = [before.value['deprecated'] === true, after.value['deprecated'] === true]
  if (!was && is) findings.tell('operation-deprecated', { before, after }, 'the operation is deprecated now')
  if (was && !is)
    findings.tell('operation-no-longer-deprecated', { before, after }, 'the operation is no longer deprecated')
  const [former, latter] = [before.value['operationId'], after.value['operationId']]
  if (former !== latter)
    findings.tell(
      'operation-id-changed',
      { before, after },
      `the operationId was ${former ?? 'none'}, is ${latter ?? 'none'}`,
    )
}

const compareParameters = (before: OperationSide, after: OperationSide, findings: Findings): void => {
  for (const couple of couples(parametersByName(before), parametersByName(after))) {
    const name = `the parameter ${couple.name}`
    if (couple.before && couple.after) compareParameter({ before: couple.before, after: couple.after }, name, findings)
    else if (couple.before) findings.tell('parameter-removed', { before: couple.before }, `${name} is gone`)
    else if (isRequired(couple.after))
      findings.tell('parameter-added-required', { after: couple.after }, `${name} must be given now`)
    else findings.tell('parameter-added-optional', { after: couple.after }, `${name} is new`)
  }
}

/** Names of headers have no case; a parameter of the path is known by its turn, whatever it is called. */
const parametersByName = ({ parameters }: OperationSide): ReadonlyMap<string, Side> => {
  let turn = 0
  return new Map(
    parameters.map((side) => {
      const { in: place, name } = side.value
      if (place === 'path') return [`${++turn} of the path`, side]
      return [`${place === 'header' ? String(name).toLowerCase() : name} (${place})`, side]
    }),
  )
}

const isRequired = (side: Side | undefined): boolean => side?.value['required'] === true

const compareParameter = ({ before, after }: Pair, name: string, findings: Findings): void => {
  const place = { before, after }
  if (!isRequired(before) && isRequired(after))
    findings.tell('parameter-became-required', place, `${name} must be given now`)
  if (isRequired(before) && !isRequired(after))
    findings.tell('parameter-became-optional', place, `${name} may be left out now`)
  const [was, is] = [styleOf(before.value), styleOf(after.value)]
  if (was !== is) findings.tell('parameter-style-changed', place, `${name} was written ${was}, is ${is}`)
  compareBelow(place, { findings, direction: 'request', name: String(after.value['name']) })
}

const styleOf = ({ in: place, style, explode }: JsonObject): string => {
  const named = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  return `${named}${(explode ?? named === 'form') ? ', exploded' : ''}`
}

interface At {
  readonly findings: Findings
  readonly direction: Direction
  readonly name: string
}

const compareBelow = ({ before, after }: Pair, at: At): void => {
  const [former, latter] = [below(before, 'schema'), below(after, 'schema')]
  if (former && latter) compareSchemas({ before: former, after: latter }, at)
}

const compareBodies = (operations: Pair, findings: Findings): void => {
  const [before, after] = [below(operations.before, 'requestBody'), below(operations.after, 'requestBody')]
  if (before && !after) findings.tell('request-body-removed', { before }, 'the operation takes no body any more')
  if (!before && after) tellNewBody(after, findings)
  if (!before || !after) return
  const place = { before, after }
  if (!isRequired(before) && isRequired(after))
    findings.tell('request-body-became-required', place, 'a body must come now')
  if (isRequired(before) && !isRequired(after))
    findings.tell('request-body-became-optional', place, 'the body may be left out now')
  compareContents(place, { findings, direction: 'request', name: '' })
}

const tellNewBody = (after: Side, findings: Findings): void =>
  isRequired(after)
    ? findings.tell('request-body-added-required', { after }, 'the operation needs a body now')
    : findings.tell('request-body-added-optional', { after }, 'the operation takes a body now')

const compareContents = ({ before, after }: Pair, at: At): void => {
  for (const { name: type, ...couple } of couples(allBelow(before, 'content'), allBelow(after, 'content'))) {
    if (couple.before && couple.after) compareBelow({ before: couple.before, after: couple.after }, at)
    else if (couple.before)
      at.findings.tell(`${at.direction}-content-type-removed`, couple, `the ${at.direction} is no longer ${type}`)
    else at.findings.tell(`${at.direction}-content-type-added`, couple, `the ${at.direction} may be ${type} now`)
  }
}

const compareReplies = (operations: Pair, findings: Findings): void => {
  const [former, latter] = [allBelow(operations.before, 'responses'), allBelow(operations.after, 'responses')]
  for (const { name: status, before, after } of couples(former, latter)) {
    const kind = /^[123]/.test(status) ? 'success' : 'failure'
    if (before && after) compareReply({ before, after }, findings)
    else if (before) findings.tell(`${kind}-status-removed`, { before }, `it no longer answers ${status}`)
    else findings.tell(`${kind}-status-added`, { after }, `it may answer ${status} now`)
  }
}

const compareReply = (pair: Pair, findings: Findings): void => {
  for (const { name, before, after } of couples(headersOf(pair.before), headersOf(pair.after))) {
    if (before && !after) findings.tell('reply-header-removed', { before }, `the header ${name} is gone`)
    if (!before && after) findings.tell('reply-header-added', { after }, `the header ${name} is new`)
  }
  compareContents(pair, { findings, direction: 'reply', name: '' })
}

const headersOf = (side: Side): ReadonlyMap<string, Side> =>
  new Map(
    [...allBelow(side, 'headers')].filter(([, it]) => isObject(it.value)).map(([name, it]) => [name.toLowerCase(), it]),
  )
