import { hash } from 'node:crypto'

/** Where each kind's integers begin: disjoint, so that a team's id passed as a user's is unknown. */
export const firstIds = {
  organization: 1,
  team: 101,
  user: 1001,
  eventType: 10001,
  schedule: 20001,
  booking: 100001,
  attendee: 200001,
  webhook: 300001,
  membership: 400001,
  payment: 500001,
  reference: 600001,
  delivery: 700001,
  absence: 800001,
  scheduledEvent: 900001,
} as const

/** Kinds of things that are numbered. */
export type NumberedKind = keyof typeof firstIds

/** Kinds of opaque names; each counts by itself. */
export type OpaqueKind =
  | 'bookingUid'
  | 'recurringBookingUid'
  | 'seatUid'
  | 'role'
  | 'recording'
  | 'conferencingSession'
  | 'shareToken'
  | 'webhookUuid'
  | 'request'
  | 'oauthClient'
  | 'reservation'
  | 'accessToken'
  | 'refreshToken'

const base58 = Buffer.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')

/** As a text of 32 bytes, one for each character: the platform makes it twice as fast as a buffer. */
const digest = (seed: number, kind: string, count: number): string =>
  hash('sha256', `${seed}\n${kind}\n${count}`, 'binary')

/** 22 base-58 characters, a function of seed, kind and count alone. */
export const base58Id = (seed: number, kind: OpaqueKind, count: number): string => {
  const bytes = digest(seed, kind, count)
  const codes: number[] = []
  for (let position = 0; position < 22; position++) codes.push(base58[bytes.charCodeAt(position) % 58] ?? 0)
  return String.fromCharCode(...codes)
}

/** A UUID (version 4 in form), a function of seed, kind and count alone. */
export const uuidId = (seed: number, kind: OpaqueKind, count: number): string => {
  const bytes = Buffer.from(digest(seed, kind, count).slice(0, 16), 'binary')
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
