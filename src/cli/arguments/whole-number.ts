/** A reader of whole numbers from one bound to another. */
export const wholeNumber =
  (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new Error(`"${text}" will not do; give a whole number from ${least} to ${most}`)
  }

/** The most milliseconds that the platform's timers can wait. */
export const longestWait = 2 ** 31 - 1
