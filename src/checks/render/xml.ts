/** What a document of XML 1.0 may hold, written as an escape or not. */
const forbidden = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text between tags; characters that XML forbids are shown by their number: `\u0000`. */
export const xmlText = (text: string): string => escaped(text, /[&<>\r]/g)

/** Text between double quotes, whose line breaks are kept. */
export const xmlAttribute = (text: string): string => escaped(text, /[&<>"\t\n\r]/g)

/** An opening tag's attributes, each with a space before it; those without a value are left out. */
export const xmlAttributes = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${xmlAttribute(String(value))}"`)
    .join('')

const escaped = (text: string, special: RegExp): string =>
  text.replace(forbidden, numbered).replace(special, (it) => escapes[it] ?? `&#${it.charCodeAt(0)};`)

const numbered = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
