/** What a person or an app is known by. */
export type Sort = 'emails' | 'names' | 'phones' | 'secrets'

/** Stands for values, equal ones for equal values, in the order in which they were met. */
export class Pseudonyms {
  readonly #known = new Map<string, string>()
  readonly #counts: Record<Sort, number> = { emails: 0, names: 0, phones: 0, secrets: 0 }
  readonly #kept: ReadonlySet<Sort>

  /** Values of these sorts stay as they are; secrets never do. */
  constructor(kept: readonly Exclude<Sort, 'secrets'>[] = []) {
    this.#kept = new Set(kept)
  }

  /** What stands for the value from now on. */
  of(sort: Sort, value: string): string {
    if (this.#kept.has(sort) || value === '') return value
    const key = sort === 'emails' ? value.toLowerCase().replace('%40', '@') : value
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = forms[sort](++this.#counts[sort])
    this.#known.set(key, made)
    return made
  }

  /** A text with everything in it that something stands for, and with every e-mail address. */
  inText(text: string): string {
    const withoutEmails = text.replace(email, (found) => this.of('emails', found))
    return [...this.#known]
      .filter(([value]) => value.length >= shortest && withoutEmails.includes(value))
      .toSorted(([a], [b]) => b.length - a.length)
      .reduce((result, [value, made]) => result.replaceAll(value, made), withoutEmails)
  }
}

const email = /(?<![\w.+%'-])[\w.+%'-]+(?:@|%40)[a-z\d-]+(?:\.[a-z\d-]+)+/gi

/** Shorter ones would be found inside of other words. */
const shortest = 4

const forms: Readonly<Record<Sort, (count: number) => string>> = {
  emails: (count) => `person-${count}@example.com`,
  names: (count) => `Name ${count}`,
  phones: (count) => `+1555010${String(count).padStart(4, '0')}`,
  secrets: (count) => `redacted-${count}`,
}
