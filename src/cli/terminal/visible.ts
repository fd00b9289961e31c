/** Control characters, and those that change the direction of text. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The text with everything that a terminal would obey written out; what others named cannot move the cursor. */
export const visible = (text: string): string => text.replace(hidden, escaped)

/** A value as one line of JSON that a terminal shows as it stands. */
export const jsonLine = (value: unknown): string => visible(JSON.stringify(value))
