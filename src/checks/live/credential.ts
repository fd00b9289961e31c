import type { OperationContract } from '../../contract/operation-contract.js'
import type { Words } from '../../contract/words.js'

/** What somebody logs in with, by the name that reports may show. */
export type Credential =
  | { readonly name: string; readonly token: string }
  | { readonly name: string; readonly clientId: string; readonly clientSecret: string }

/** What of a credential nobody may read. */
export const secretsOf = (credential: Credential): readonly string[] =>
  'token' in credential ? [credential.token] : [credential.clientSecret]

/** What a credential adds to a request. */
export interface Login {
  readonly headers: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
}

/** How a credential is presented to an operation; undefined where the operation cannot take it, which is said by `whyNot`. */
export const loginOf = (
  credential: Credential | undefined,
  { generation }: OperationContract,
  words: Words,
): Login | undefined => {
  if (!credential) return { headers: {}, query: [] }
  if (generation === 'v1')
    return isApiKey(credential, words) ? { headers: {}, query: [['apiKey', credential.token]] } : undefined
  if ('token' in credential) return { headers: { authorization: `Bearer ${credential.token}` }, query: [] }
  const { clientId, clientSecret } = credential
  return {
    headers: { [words.header('x-svc-client-id')]: clientId, [words.header('x-svc-secret-key')]: clientSecret },
    query: [],
  }
}

/** Why an operation takes none of the credentials there are. */
export const whyNoLogin = ({ generation }: Pick<OperationContract, 'generation'>): string =>
  generation === 'v1' ? 'v1 takes an API key, and none was given' : 'it needs a credential, and none was given'

const isApiKey = (credential: Credential, words: Words): credential is Extract<Credential, { token: string }> =>
  'token' in credential && words.token(credential.token).startsWith('svc_')
