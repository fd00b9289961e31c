import type { Words } from '../contract/words.js'
import type { Exchange } from '../pipeline/engine.js'
import { maskKey } from '../pipeline/mask-key.js'
import type { MockOptions } from './mock-options.js'

/** Tells whoever listens of every request, with the time its answer took. */
export interface Observer {
  /** An answer begins; answering is synchronous, so that one beginning is kept at a time. */
  begin(): void
  observe(exchange: Exchange): void
}

/** An observer that speaks in the product's word and masks keys. */
export const createObserver = (onRequest: MockOptions['onRequest'], words: Words): Observer => {
  if (!onRequest) return { begin: () => undefined, observe: () => undefined }
  let begun = 0
  return {
    begin() {
      begun = performance.now()
    },
    observe(exchange) {
      const warnings = exchange.warnings.map((it) => ({ ...it, message: words.sentence(it.message) }))
      onRequest({ ...exchange, path: maskKey(exchange.path), warnings }, performance.now() - begun)
    },
  }
}
