import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One package that an installation of ours brings along. */
export interface ProductionPackage {
  /** Its folder, from the root: `node_modules/express`. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly hasInstallScript: boolean
}

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Everything that the packages of these names bring along, themselves included, by the lock file. */
export const productionPackages = (root: string, names: readonly string[]): readonly ProductionPackage[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map<string, Locked>()
  const visit = (from: string, name: string): void => {
    const path = placeOf(packages, from, name)
    if (path === undefined || found.has(path)) return
    const locked: Locked = packages[path]
    found.set(path, locked)
    for (const inner of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) visit(path, inner)
  }
  for (const name of names) visit('', name)
  return [...found].map(([path, locked]) => told(root, path, locked)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Where a package finds another: in its own folder, or in one around it. */
const placeOf = (packages: Readonly<Record<string, Locked>>, from: string, name: string): string | undefined => {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[place]) return place
  return from === ''
    ? undefined
    : placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

const told = (root: string, path: string, { version = '', license, hasInstallScript = false }: Locked) => ({
  ...{ path, version, hasInstallScript },
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  licence: license ?? olderLicence(join(root, path)),
})

/** Packages of ten years ago have a list. */
const olderLicence = (folder: string): string => {
  const { licenses = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return licenses.map(({ type }: { readonly type: string }) => type).join(' OR ')
}
