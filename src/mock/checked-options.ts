import { MockError } from './mock-error.js'

/** The product's word, if it can be one; throws a `MockError` otherwise. */
export const checkedProduct = (product: string): string => {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(product) && product.length <= 40) return product
  throw new MockError(
    `"${product}" cannot be the product's word; use up to 40 lower-case letters, digits and single hyphens, a letter first`,
  )
}

/** The base of meeting links without slashes at its end; throws a `MockError` for what is no http or https URL. */
export const checkedWebBase = (webBase: string): string => {
  if (/^https?:\/\//.test(webBase) && URL.canParse(webBase)) return webBase.replace(/\/+$/, '')
  throw new MockError(`"${webBase}" cannot be the web base; give an http or https URL`)
}

/** The seed, if it can be one; throws a `MockError` otherwise. */
export const checkedSeed = (seed: number): number => {
  if (Number.isSafeInteger(seed) && seed >= 0) return seed
  throw new MockError(`"${seed}" cannot be the seed; give a whole number of zero or more`)
}
