import type { BookingLocation } from './booking.js'

/** Name of the service's own video app, which is always installed (EV-28). */
export const serviceVideoApp = 'svc-video'

/** Whether the meeting takes place in the service's own video, which is also what an unset default app comes to. */
export const isServiceVideo = ({ type, value }: BookingLocation): boolean =>
  (type === 'integration' && value === serviceVideoApp) ||
  (type === 'organizersDefaultApp' && (value === '' || value === serviceVideoApp))

const isApp = ({ type }: BookingLocation): boolean => type === 'integration' || type === 'organizersDefaultApp'

/** The form in which v1, the older generation and webhooks know a location: apps as `integrations:<app>`, else the value (BK-54). */
export const storedLocation = (location: BookingLocation): string =>
  isApp(location) ? `integrations:${location.value || serviceVideoApp}` : location.value

/** The location as an answer of the booker: its kind with the value, or the app in its stored form (BK-46). */
export const locationAnswer = (location: BookingLocation): { value: string; optionValue: string } =>
  isApp(location)
    ? { value: storedLocation(location), optionValue: '' }
    : { value: location.type, optionValue: location.value }

/** Where people meet: the link of the service's own video, else the location's value (BK-54). */
export const shownLocation = (
  { uid, location }: { uid: string; location: BookingLocation },
  webBase: string,
): string => (isServiceVideo(location) ? `${webBase}/video/${uid}` : location.value)

/** Whether the text is an absolute http or https address. */
export const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
