import { facts } from '../generated/facts.specification.specification.js'
import { requests } from '../generated/validators.specification.specification.js'
import { type Finding, findingsOf } from './findings.js'

/** What the documents, without alternatives, find wrong with a value as the request of a validator: `updateMe_body`. */
export const requestFindings = (validator: string, value: unknown): readonly Finding[] => {
  const check = requests[validator]
  if (!check) throw new Error(`There is no validator ${validator}`)
  return findingsOf(check, value, facts[validator])
}
