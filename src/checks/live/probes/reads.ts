import type { OperationContract } from '../../../contract/operation-contract.js'
import type { Credential } from '../credential.js'
import { comparePages } from '../judges/judge-pages.js'
import type { Parts, Probe } from '../probe.js'
import { credentialFor, formOf, probeAt, type Run } from '../run.js'
import type { Places } from '../world.js'
import { plainProbe } from './plain.js'
import { queryProbes } from './queries.js'

/** Puts what there is to ask of an operation that only reads, its query aside; answers the plain request, where there is one. */
export const checkRead = async (operation: OperationContract, run: Run): Promise<Probe | undefined> => {
  const plain = await plainOf(operation, run)
  const [first] = plain.probes
  if (!first) {
    run.skip(operation, plain.why)
    return undefined
  }
  for (const probe of plain.probes) await run.session.put(probe)
  for (const probe of [...aroundVersions(first), ...withoutCredential(first), ...wrongIds(first)])
    await run.session.put(probe)
  return first
}

/** Puts what there is to ask of the query of an operation. */
export const checkQuery = async (plain: Probe, run: Run): Promise<void> => {
  await checkPages(plain, run)
  for (const probe of queryProbes(plain, run)) await run.session.put(probe)
}

/** The plain requests of an operation, at each place that is known; `why` there are none. */
const plainOf = async (operation: OperationContract, run: Run) => {
  const who = credentialFor(operation, run)
  if ('why' in who) return { probes: [], why: who.why }
  const places = await run.world.places(operation.path)
  if (!places.found) return { probes: [], why: places.why }
  const probes = await plainAt(operation, places, { run, credential: who.credential })
  return { probes, why: 'no eventTypeId for its query; give one with --id eventType.NAME=ID' }
}

type Found = Extract<Places, { isListed: boolean }>

const plainAt = async (
  operation: OperationContract,
  { found, isListed }: Found,
  { run, credential }: { readonly run: Run; readonly credential: Credential | undefined },
): Promise<readonly Probe[]> => {
  const probes: Probe[] = []
  for (const [position, params] of found.entries()) {
    const worlds = { world: run.world, mockWorld: run.mockWorld, now: run.now() }
    const probe = await plainProbe(
      operation,
      { params, number: position + 1, credential, isHearsay: !isListed },
      worlds,
    )
    if (probe) probes.push(probe)
  }
  return probes
}

/** The header left out, and with a value that no operation knows as its own. */
const aroundVersions = (plain: Probe): readonly Probe[] => {
  const { operation } = plain
  if (!operation.version) return []
  return [undefined, '2024-04-15'].map((version) => {
    const form = formOf(operation, version)
    const says = version === undefined ? 'without version header' : `in version ${version}`
    return { ...plain, id: `${operation.id} ${says}`, version, form, ...(form === 'older' && withoutQuery(plain)) }
  })
}

/** An older form has a query of its own. */
const withoutQuery = ({ mirror }: Probe): Partial<Probe> => ({
  query: [],
  mirror: mirror && { ...mirror, query: [] },
})

const withoutCredential = (plain: Probe): readonly Probe[] => {
  const { operation } = plain
  if (!plain.credential) return []
  const aim = operation.credentials === 'required' ? 'anonymous' : 'free'
  return [{ ...plain, id: `${operation.id} without credentials`, credential: undefined, aim }]
}

/** An id that nothing has, and a text where a number is due. */
const wrongIds = (plain: Probe): readonly Probe[] => {
  const { operation } = plain
  const last = operation.pathParameters.at(-1)
  if (!last) return []
  const isNumber = last.type === 'integer'
  const unknown = isNumber ? '987654321' : 'no-such-thing-0000'
  const number = operation.pathParameters.find(({ type }) => type === 'integer')
  return [
    { ...withParam(plain, last.name, unknown), id: `${operation.id} ${last.name}=${unknown}`, aim: 'unknown' },
    ...(number
      ? [
          {
            ...withParam(plain, number.name, 'text'),
            id: `${operation.id} ${number.name}=text`,
            aim: 'invalid' as const,
            objection: `${number.name} must be an integer`,
          },
        ]
      : []),
  ]
}

const withParam = (plain: Probe, name: string, value: string): Probe => {
  const changed = (parts: Parts): Parts => ({ ...parts, params: { ...parts.params, [name]: value } })
  return { ...plain, params: { ...plain.params, [name]: value }, mirror: plain.mirror && changed(plain.mirror) }
}

/** Two pages of one item, which must not be the same; where they are, both are asked for once more. */
const checkPages = async (plain: Probe, run: Run): Promise<void> => {
  const names = plain.operation.current.query.map(({ name }) => name)
  if (!names.includes('take') || !names.includes('skip')) return
  const [first, second] = [pageOf(plain, 1, 0), pageOf(plain, 1, 1)]
  for (const probe of [pageOf(plain, 2, 2), pageOf(plain, 100, 0)]) await run.session.put(probe)
  if ((await objectionsBetween(first, second, run)).length === 0) return
  run.session.add(second, await objectionsBetween(first, second, run))
}

const objectionsBetween = async (first: Probe, second: Probe, { session }: Run) => {
  const one = (await session.putAnew(first))?.target
  const other = (await session.putAnew(second))?.target
  return one && other && one.status < 300 && other.status < 300 ? comparePages(one, other) : []
}

const pageOf = (plain: Probe, take: number, skip: number): Probe => {
  const page = [
    ['take', String(take)],
    ['skip', String(skip)],
  ] as const
  const paged = (query: Parts['query']): Parts['query'] => [
    ...query.filter(([name]) => name !== 'take' && name !== 'skip'),
    ...page,
  ]
  const { operation, mirror, query } = plain
  return probeAt(operation, {
    ...plain,
    id: `${operation.id} take=${take}&skip=${skip}`,
    query: paged(query),
    mirror: mirror && { ...mirror, query: paged(mirror.query) },
  })
}
