// Takes out of package.json, while it is packed, what is for a checkout alone: npm warns whoever installs a package that has a script to prepare it.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(process.cwd(), 'package.json')
const kept = join(process.cwd(), '.package.json.kept')

if (process.argv.includes('--restore')) {
  if (existsSync(kept)) renameSync(kept, manifest)
} else {
  // Renamed, not copied: a manifest that is younger than dist/ would have it built again.
  if (!existsSync(kept)) renameSync(manifest, kept)
  const { scripts: _scripts, devDependencies: _devDependencies, ...published } = JSON.parse(readFileSync(kept, 'utf8'))
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`)
}
