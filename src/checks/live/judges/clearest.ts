import type { ValidatorError } from '../../../contract/validators.js'

/** The problems with each union replaced by those of the branch that was probably meant: the one with the fewest, of the right type. */
export const clearest = (errors: readonly ValidatorError[]): readonly ValidatorError[] => {
  const union = outermostUnion(errors)
  if (!union) return errors
  const below = errors.filter((error) => error !== union && isBelow(error, union))
  const others = errors.filter((error) => error !== union && !isBelow(error, union))
  const branches = [...branchesOf(below, union).values()].map(clearest)
  const [meant = [union]] = branches.sort((a, b) => costOf(a, union) - costOf(b, union))
  return [...clearest(others), ...meant]
}

const unions = ['anyOf', 'oneOf']

/** Of the unions under which there are problems of branches, one that lies in no other. */
const outermostUnion = (errors: readonly ValidatorError[]): ValidatorError | undefined => {
  const found = errors.filter(
    (error) => unions.includes(error.keyword) && errors.some((it) => it !== error && isBelow(it, error)),
  )
  return found.find((union) => !found.some((other) => other !== union && isBelow(union, other)))
}

const isBelow = (error: ValidatorError, union: ValidatorError): boolean =>
  error.schemaPath.startsWith(`${union.schemaPath}/`) &&
  (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`))

const branchesOf = (errors: readonly ValidatorError[], union: ValidatorError) => {
  const branches = new Map<string, ValidatorError[]>()
  for (const error of errors) {
    const branch = error.schemaPath.slice(union.schemaPath.length + 1).split('/', 1)[0] ?? ''
    branches.set(branch, [...(branches.get(branch) ?? []), error])
  }
  return branches
}

const wrongType = 1000

/** A branch for another type of value was not meant. */
const costOf = (errors: readonly ValidatorError[], { instancePath }: ValidatorError): number => {
  const isOfOtherType = errors.some((error) => error.keyword === 'type' && error.instancePath === instancePath)
  return errors.length + (isOfOtherType ? wrongType : 0)
}
