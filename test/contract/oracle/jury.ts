import type { KnownDifference } from './known-differences.js'
import { ourVerdict } from './our-verdict.js'
import { createPrism } from './prism-verdict.js'
import type { Trial } from './requests.js'
import type { Objection } from './verdict.js'

/** Prism writes the names of parameters in lower case, and goes deeper into unions than we do. */
const placeOf = ({ place }: Objection): string => place.slice(0, 2).join('.').toLowerCase()

/** What the one judge holds against a place in which the other sees nothing wrong. */
const alone = (mine: readonly Objection[], others: readonly Objection[]): readonly Objection[] => {
  const places = new Set(others.map(placeOf))
  return mine.filter((objection) => !places.has(placeOf(objection)))
}

/** Prism and our own steps, who judge the same requests. */
export interface Jury {
  readonly prismVerdict: (trial: Trial) => Promise<readonly Objection[]>
  /** On what the two differ, but for what is known. */
  disagreements(trial: Trial): Promise<readonly string[]>
  /** Differences that were met so far. */
  readonly met: ReadonlySet<KnownDifference>
}

interface Said {
  readonly mine: readonly Objection[]
  readonly others: readonly Objection[]
}

/** Calls Prism and our own steps together; on what they are known to differ is no news. */
export const createJury = async (known: readonly KnownDifference[]): Promise<Jury> => {
  const prismVerdict = await createPrism()
  const met = new Set<KnownDifference>()
  const unexplained = (madeBy: KnownDifference['madeBy'], trial: Trial, { mine, others }: Said) =>
    alone(mine, others).filter((objection) => {
      const difference = known.find((it) => it.madeBy === madeBy && it.explains(objection, trial, others))
      if (difference) met.add(difference)
      return difference === undefined
    })
  return {
    prismVerdict,
    met,
    async disagreements(trial) {
      const [ours, prisms] = [ourVerdict(trial), await prismVerdict(trial)]
      const we = unexplained('us', trial, { mine: ours, others: prisms })
      const prism = unexplained('prism', trial, { mine: prisms, others: ours })
      return [
        ...we.map(({ text }) => `${trial.change}: only we say "${text}"`),
        ...prism.map(({ text }) => `${trial.change}: only Prism says "${text}"`),
      ]
    },
  }
}
