import { Failure } from '../../failure.js'

/** What the alternative AL-24 refuses: a look other than `light` or `dark`. `property` is `theme` or `appTheme`. */
export const themeOtherThanLightOrDark = (property: string, theme: string | undefined): Failure | undefined =>
  theme === undefined || theme === 'light' || theme === 'dark'
    ? undefined
    : new Failure('user.theme_unknown', `${property} is "${theme}"; send light or dark`, { property, value: theme })
