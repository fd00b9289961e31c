import type { NaiveHost, Situation } from './situation.js'

/** The same question, asked once for each host of each situation: what is naive need not be asked again. */
export const oncePerHost = <Answer>(
  ask: (host: NaiveHost, situation: Situation) => Answer,
): ((host: NaiveHost, situation: Situation) => Answer) => {
  const known = new WeakMap<Situation, Map<NaiveHost, { readonly answer: Answer }>>()
  return (host, situation) => {
    const ofSituation = known.get(situation) ?? new Map<NaiveHost, { readonly answer: Answer }>()
    const found = ofSituation.get(host) ?? { answer: ask(host, situation) }
    known.set(situation, ofSituation.set(host, found))
    return found.answer
  }
}
