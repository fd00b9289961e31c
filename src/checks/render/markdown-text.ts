/** Text of others for Markdown, which is to be neither markup nor a new cell or line; what cannot be seen of it by its number. */
export const markdownText = (text: string): string =>
  text
    .replace(/[\s\u0000-\u001f\u2028\u2029]+/g, ' ')
    .replace(/[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, numbered)
    .replace(/[\\`*_[\]<>#|~&!@]/g, (it) => `&#${it.charCodeAt(0)};`)

const numbered = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
