import type { Credential } from '../../checks/live/credential.js'
import type { Values } from '../arguments/option.js'
import { UsageError } from '../command-error.js'
import type { checkOptions } from './check-options.js'

type Given = Values<typeof checkOptions>

/** The credentials of a command line, the one to ask with first; no message of a `UsageError` repeats any of them. */
export const readCredentials = (given: Given): readonly Credential[] => {
  const { token, credential = [], 'client-id': clientId, 'client-secret': clientSecret } = given
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new UsageError('An OAuth client needs both: --client-id and --client-secret')
  const all: readonly Credential[] = [
    ...(token === undefined ? [] : [{ name: 'token', token }]),
    ...credential.map(readNamed),
    ...(clientId === undefined || clientSecret === undefined ? [] : [{ name: 'client', clientId, clientSecret }]),
  ]
  mustBeApart(all.map(({ name }) => name))
  for (const it of all) mustBeSendable(it)
  return all
}

const readNamed = (text: string): Credential => {
  const { name, token } = /^(?<name>[\w.-]+)=(?<token>\S.*)$/s.exec(text)?.groups ?? {}
  if (name !== undefined && token !== undefined) return { name, token }
  throw new UsageError('--credential needs a name and a token: --credential owner=TOKEN')
}

const mustBeApart = (names: readonly string[]): void => {
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) throw new UsageError(`Two credentials are called ${twice}; name them apart`)
}

/** What no header can carry would show up in the platform's own message. */
const mustBeSendable = (credential: Credential): void => {
  const texts = 'token' in credential ? [credential.token] : [credential.clientId, credential.clientSecret]
  if (texts.every((text) => /^[\x21-\x7e]+$/.test(text))) return
  throw new UsageError(`The credential ${credential.name} holds a character that no header can carry; copy it anew`)
}
