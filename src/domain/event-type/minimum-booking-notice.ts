import type { AlternativeId } from '../../generated/ledger.js'
import type { EventType } from './event-type.js'

/** Minutes of notice that an event type asks for; unset none, or 120 under AL-27 (EV-44). */
export const minimumBookingNoticeOf = (eventType: EventType, isOn: (alternative: AlternativeId) => boolean): number =>
  eventType.minimumBookingNotice ?? (isOn('AL-27') ? 120 : 0)
