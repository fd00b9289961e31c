import type { Contract } from '../contract/contract.js'
import type { GenerationContract, OperationContract, VersionContract } from '../contract/operation-contract.js'
import { Failure } from '../domain/failure.js'
import type { Notes } from '../operations/operation.js'

/** The generation that answers. */
export interface Generation {
  readonly name: 'current' | 'older'
  readonly contract: GenerationContract
}

/** Chooses by the version header (VR-01, VR-02); throws where the operation is absent in the older generation (VR-05). */
export const selectGeneration = (
  contract: Contract,
  operation: OperationContract,
  { header, notes }: { readonly header: string | undefined; readonly notes: Notes },
): Generation => {
  const { version } = operation
  if (!version || isCurrent(version, header?.trim(), notes)) return { name: 'current', contract: operation.current }
  refuseForeignValue(contract, operation, { value: header?.trim(), notes })
  if (!operation.older) throw absent(operation, version)
  notes.warn(`answered in the older form; send {svc}-api-version: ${version.value} for the current one`, 'VR-02')
  return { name: 'older', contract: operation.older }
}

const isCurrent = (version: VersionContract, value: string | undefined, notes: Notes): boolean => {
  if (value !== undefined) return value === version.value
  if (version.whenAbsent === 'older') return false
  if (notes.isOn('AL-10')) return false
  notes.warn(`without {svc}-api-version the public service answers in the older form; send ${version.value}`, 'AL-10')
  return true
}

/** A booking operation asked with the value of another resource is most likely a mistake (AL-12). */
const refuseForeignValue = (
  { versionValues }: Contract,
  { method, path, tag, version }: OperationContract,
  { value, notes }: { readonly value: string | undefined; readonly notes: Notes },
): void => {
  if (tag !== 'Bookings' || value === undefined || !versionValues.has(value)) return
  const message = `Cannot ${method} ${path} with {svc}-api-version ${value}, which belongs to another resource; send ${version?.value}`
  notes.judge('AL-12', new Failure('route.version_of_another_resource', message, { value, expected: version?.value }))
}

const absent = ({ method, path }: OperationContract, { value }: VersionContract): Failure =>
  new Failure(
    'route.absent_in_version',
    `Cannot ${method} ${path} without {svc}-api-version: ${value}; older versions lack it`,
    {
      method,
      path,
      needed: value,
    },
  )
