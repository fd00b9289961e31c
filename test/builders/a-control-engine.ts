import { loadedContract } from '../../src/contract/contract.js'
import type { ControlOperationId } from '../../src/contract/control-wire.js'
import { controlValidators } from '../../src/contract/switched-validators.js'
import { createWords } from '../../src/contract/words.js'
import type { Controlled } from '../../src/control/controlled.js'
import { controlOperations } from '../../src/control/index.js'
import type { ControlOperations } from '../../src/control/operation.js'
import { controlContracts } from '../../src/generated/control-contracts.js'
import type { Call, Reply } from '../../src/http/call.js'
import { assembleMock } from '../../src/mock.js'
import { answerControl, type ControlEngine } from '../../src/pipeline/answer-control.js'
import { aCall } from './a-call.js'

/** A thing to control whose clock stands on 5 January 2026, 09:00 UTC. */
const { house, mock } = await assembleMock({
  scenario: { format: 1, story: 'Nobody and nothing.' },
  now: '2026-01-05T09:00:00Z',
  freeze: true,
})
export const controlled: Controlled = {
  mock,
  sandbox: house.main,
  house,
  now: () => house.main.world.now(),
  version: '0.1.0',
  about: {
    warnings: [],
    profile: 'specification',
    specOnly: false,
    url: () => undefined,
  },
}

/** An engine over the whole document that carries out these operations. */
export const aControlEngine = async (
  operations: Partial<ControlOperations>,
  { product = 'svc', ...rest }: Partial<ControlEngine> & { readonly product?: string } = {},
): Promise<ControlEngine> => ({
  contract: loadedContract(controlContracts, await controlValidators()),
  operations: { ...controlOperations, ...operations },
  words: createWords(product),
  token: undefined,
  fault: (error) => {
    throw error
  },
  isStrict: true,
  ...rest,
})

/** What a request brings about in an engine: its reply, the body parsed. */
export const control = async (
  engine: ControlEngine,
  request: `${string} /__svc${string}`,
  given: Partial<Call> & { readonly json?: unknown } = {},
) => {
  const [method = 'GET', url = '/'] = request.split(' ', 2)
  const { json, ...rest } = given
  const bytes = new TextEncoder().encode(JSON.stringify(json))
  const body = json === undefined ? {} : { body: { kind: 'bytes', bytes } as const }
  const reply = await answerControl(engine, aCall({ method, url, originalUrl: url, ...body, ...rest }), controlled)
  return { ...reply, body: parsed(reply) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever came back
const parsed = ({ body }: Reply): any => (body === '' ? undefined : JSON.parse(body))

/** One control operation that answers this data, whatever it is asked. */
export const answering = (id: ControlOperationId, data: unknown): Partial<ControlOperations> => ({
  [id]: { handle: () => ({ data }) },
})
