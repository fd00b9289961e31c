import type { DescribedContract, ParameterContract } from '../contract/operation-contract.js'
import { Failure } from '../domain/failure.js'
import type { Route } from './find-route.js'

/** Path parameters by name, integers as numbers; throws where one is none (ER-08). */
export const readPath = ({
  operation,
  values,
}: Route<DescribedContract>): Readonly<Record<string, string | number>> => {
  const params: Record<string, string | number> = {}
  for (const parameter of operation.pathParameters)
    params[parameter.name] = readValue(parameter, values[parameter.name] ?? '')
  return params
}

const readValue = ({ name, type }: ParameterContract, text: string): string | number => {
  if (type !== 'integer') return text
  if (/^[+-]?\d{1,15}$/.test(text)) return Number(text)
  throw new Failure('request.path_parameter_invalid', `${name} in the path must be an integer, but is "${text}"`, {
    parameter: name,
    value: text,
  })
}
