import type { Body } from '../../contract/wire.js'
import { metadataOverLimits, metadataValueKind } from '../../domain/limits/metadata.js'
import { localeOutsideTable } from '../../domain/organization/locales.js'
import { themeOtherThanLightOrDark } from '../../domain/organization/rules/theme.js'
import { emailIsNew, usernameIsNew } from '../../domain/organization/rules/user-is-new.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** What is sent of a user, new or present. */
export type UserInput = Body<'updateOrganizationUser'>

/** Metadata within its limits; what only the public service refuses is judged (TM-03, TM-05). */
export const mustBeUsable = (request: Notes & { readonly body: UserInput }): void => {
  const { metadata = {}, locale, theme, appTheme } = request.body
  const excess = metadataOverLimits(metadata)
  if (excess) throw excess
  request.judge('AL-40', metadataValueKind(metadata))
  request.judge('AL-33', localeOutsideTable('locale', locale))
  request.judge('AL-24', themeOtherThanLightOrDark('theme', theme))
  request.judge('AL-24', themeOtherThanLightOrDark('appTheme', appTheme))
}

/** E-mail address and username are nobody else's (TM-01); `own` is the user who is changed, undefined for a new one. */
export const mustBeNew = ({ email, username }: UserInput, { users }: World, own?: User): void => {
  const other = (holder: User | undefined) => (holder?.id === own?.id ? undefined : holder)
  const taken =
    (email === undefined ? undefined : emailIsNew(email, other(users.first('email', email.toLowerCase())))) ??
    (username === undefined
      ? undefined
      : usernameIsNew(username, other(users.first('username', username.toLowerCase()))))
  if (taken) throw taken
}
