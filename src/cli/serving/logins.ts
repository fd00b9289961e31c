import type { Assembled } from '../../mock.js'
import type { Secret } from '../../scenario/seed/connections.js'

/** Who can log in, and with what. */
export interface Login {
  /** Name of the credential. */
  readonly name: string
  readonly secret: Secret
  /** Name and user name; undefined for a credential that belongs to nobody. */
  readonly user: string | undefined
  readonly isExpired: boolean
}

/** Everybody who can log in, the owner first. */
export const loginsOf = ({ mock, ground: { world, words } }: Pick<Assembled, 'mock' | 'ground'>): readonly Login[] => {
  const credentials = new Map([...world.credentials.all()].map((it) => [it.name, it]))
  return Object.entries(mock.keys).map(([name, secret]) => {
    const holder =
      typeof secret === 'string' ? credentials.get(name) : world.oauthClients.get(words.token(secret.clientId))
    const user = holder?.userId == null ? undefined : world.user(holder.userId)
    const isExpired = holder !== undefined && 'expired' in holder && holder.expired
    return { name, secret, user: user && `${user.name ?? user.username} (${user.username})`, isExpired }
  })
}
