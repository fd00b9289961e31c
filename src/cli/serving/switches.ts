import { alternativesOf } from '../../contract/ledger.js'
import { defaultVerificationCode } from '../../domain/booking/verification-code.js'
import type { MockOptions } from '../../mock/mock-options.js'
import type { Assembled } from '../../mock.js'

/** What is not as it is by default, a line each: where the state came from, the clock, the word, how it behaves. */
export const switchesOf = ({ ground, mock, engine: { policy }, options }: Assembled): (readonly [string, string])[] => {
  const { state } = ground.world.clock
  const { product } = ground.words
  const isService = alternativesOf('service').every((id) => policy.alternatives.has(id))
  const single = [...policy.alternatives].filter((id) => !isService || !alternativesOf('service').includes(id))
  const rows: (readonly [string, string] | false | undefined)[] = [
    ground.isResumed && ['State', 'resumed from the --db file, which wins over --scenario'],
    state.frozen && ['Clock', `stands at ${mock.clock.now()}`],
    !state.frozen && state.offset !== 0 && ['Clock', `runs from ${mock.clock.now()}`],
    ground.world.verificationCode !== defaultVerificationCode && ['E-mail code', ground.world.verificationCode],
    product !== 'svc' && ['Product', `${product}: headers, keys and values carry it in place of svc`],
    isService && ['Profile', 'service: refuses what the public service is known to refuse'],
    single.length > 0 && ['Alternatives', single.join(', ')],
    policy.reach !== 'beyond' && ['Policy', reaches[policy.reach]],
    policy.refusesOverRateLimit && ['Rate limit', 'requests over it are refused'],
    ground.overlay && [
      'Overlay',
      `${ground.overlay.name} answers ${ground.overlay.operations.length} operations, marked x-mock-synthetic`,
    ],
    ...besideTheApi(options),
  ]
  return rows.filter((row) => row !== undefined && row !== false)
}

/** The token itself is told to nobody. */
const besideTheApi = ({
  allowDelivery = [],
  retry,
  controlToken,
}: MockOptions): (readonly [string, string] | false)[] => [
  allowDelivery.length > 0 && ['Deliveries', `may leave this machine, to ${allowDelivery.join(', ')}`],
  retry !== undefined && ['Retry', `a delivery that fails is sent up to ${retry.attempts} times`],
  controlToken !== undefined && ['Control', 'only with the control token'],
]

const reaches = {
  specification: 'specification: answers 501 where the answer would rest on a choice of ours',
  choice: 'choice: without the operations beyond the specification',
}
