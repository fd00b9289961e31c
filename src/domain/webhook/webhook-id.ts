import type { AlternativeId } from '../../generated/ledger.js'

const group = (digits: string): string =>
  `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`
const base = '77656268000040008000'
const uuid = /^77656268-0000-4000-8000-([0-9a-f]{12})$/i

/** A webhook's UUID under AL-02: it holds the number, so that either finds the webhook without a search. */
export const webhookUuid = (id: number): string => group(base + id.toString(16).padStart(12, '0'))

/** A webhook's id as replies show it: its number, or its UUID under AL-02 (WH-01). */
export const shownWebhookId = (id: number, isOn: (alternative: AlternativeId) => boolean): number | string =>
  isOn('AL-02') ? webhookUuid(id) : id

/** The number that a UUID of `webhookUuid` holds. */
export const numberOfWebhookUuid = (text: string): number | undefined => {
  const digits = uuid.exec(text)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 16)
}

/** The number that a decimal text spells; any other text is the id of no webhook (WH-01). */
export const numberOfWebhookText = (text: string): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined
}
