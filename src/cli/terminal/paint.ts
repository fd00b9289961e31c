const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const

/** Puts a text in a colour, or leaves it as it is. */
export type Paint = (colour: keyof typeof codes, text: string) => string

/** Colours for a terminal, plain text for everything else. */
export const createPaint = (isColoured: boolean): Paint =>
  isColoured ? (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m` : (_colour, text) => text
