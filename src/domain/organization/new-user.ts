import type { User } from './user.js'

/** What a user cannot do without. */
type Given = Pick<User, 'id' | 'username' | 'email' | 'createdAt'> & Partial<User>

/** A user who is given nothing else (TM-02). */
const unset: Omit<User, 'id' | 'username' | 'email' | 'createdAt'> = {
  secondaryEmails: [],
  name: null,
  timeZone: 'Europe/London',
  weekStart: 'Sunday',
  timeFormat: 12,
  locale: 'en',
  avatarUrl: null,
  bio: null,
  brandColor: null,
  darkBrandColor: null,
  theme: null,
  appTheme: null,
  hideBranding: false,
  allowDynamicBooking: true,
  verified: false,
  emailVerified: null,
  invitedTo: null,
  metadata: {},
  defaultScheduleId: null,
  managedByClientId: null,
  isSystemAdmin: false,
  isLocked: false,
  apps: [],
  calendars: [],
  busyTimes: [],
}

/** A user with the defaults of TM-02 wherever nothing else is given. */
export const newUser = (given: Given): User => ({ ...unset, ...given })
