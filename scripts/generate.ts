import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { controlContracts, operationContracts } from '../src/contract/compile/contracts.js'
import { type Described, describedOperations } from '../src/contract/compile/described.js'
import { deliverySchemas, deliveryWords } from '../src/contract/compile/described-webhooks.js'
import type { Documents } from '../src/contract/compile/document.js'
import { factsOf, type SchemaSet, schemaSet } from '../src/contract/compile/validators.js'
import { wordTable } from '../src/contract/compile/word-table.js'
import { isAlternative, type LedgerEntry } from '../src/contract/ledger-entry.js'
import type { ControlContract, OperationContract } from '../src/contract/operation-contract.js'
import { bundleDocuments } from './generate/documents.js'
import { type GeneratedFile, staleFiles, writeFiles } from './generate/files.js'
import { fixtureChecks } from './generate/fixture-checks.js'
import { lazyModule } from './generate/lazy-module.js'
import { ledgerTypes, readLedger } from './generate/ledger.js'
import { payloadFiles } from './generate/payloads.js'
import { renewedReadme } from './generate/readme.js'
import { readScenarios } from './generate/scenarios.js'
import { scenarioFiles, stateFiles } from './generate/sole-validators.js'
import { validatorCode } from './generate/validator-code.js'
import { wireTypes } from './generate/wire-types.js'

const root = join(import.meta.dirname, '..')
const generated = (name: string): string => join(root, 'src', 'generated', name)
const readme = join(root, 'README.md')
const heading = '// Made by `npm run generate`; do not edit.\n'

/** Data as text, which is read several times as fast as an object literal. */
const moduleOf = (imports: string, name: string, type: string, value: unknown): string =>
  `${heading}${imports}\nexport const ${name}: ${type} = JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`

/** The same for data that few ask for, compressed. */
const packedModuleOf = (imports: string, name: string, type: string, value: unknown): string => {
  const packed = deflateRawSync(JSON.stringify(value), { level: 9 }).toString('base64')
  const text = `inflateRawSync(Buffer.from('${packed}', 'base64')).toString()`
  return `${heading}import { inflateRawSync } from 'node:zlib'\n${imports}\nexport const ${name}: ${type} = JSON.parse(${text})\n`
}

/** A module that exports one value of a type of ours. */
const dataFile = (
  file: string,
  { name, imports, type = imports, from }: { name: string; imports: string; type?: string; from: string },
  value: unknown,
): GeneratedFile => ({
  path: generated(`${file}.ts`),
  text: moduleOf(`import type { ${imports} } from '${from}'\n`, name, type, value),
})

const inService = (entries: readonly LedgerEntry[]): ReadonlySet<string> =>
  new Set(entries.filter((it) => isAlternative(it) && it.profile === 'service').map(({ id }) => id))

const main = async (): Promise<void> => {
  const documents = bundleDocuments(root)
  const described = describedOperations(documents)
  const control = describedOperations(documents, ['control'])
  const entries = readLedger(join(root, 'openapi', 'ledger.yaml'))
  const profiles = { specification: new Set<string>(), service: inService(entries) }

  const operations = operationContracts(documents, described)
  const controls = controlContracts(documents, control)
  const scenarios = readScenarios(join(root, 'scenarios'))

  const files: GeneratedFile[] = [
    { path: readme, text: renewedReadme(readme, operations, scenarios), committed: true },
    { path: generated('v1.ts'), text: await wireTypes(documents.v1), committed: true },
    { path: generated('v2.ts'), text: await wireTypes(documents.v2), committed: true },
    { path: generated('beyond.ts'), text: await wireTypes(documents.beyond), committed: true },
    { path: generated('control.ts'), text: await wireTypes(documents.control), committed: true },
    { path: generated('ledger.ts'), text: ledgerTypes(entries), committed: true },
    ...dataFiles({ documents, entries, operations, controls, scenarios }),
    ...(await validatorFiles(documents, described, profiles)),
    ...(await validatorsOf('control', schemaSet(documents, control, new Set()))),
    ...(await deliveryValidatorFiles(documents)),
    ...(await scenarioFiles(root)),
    ...(await stateFiles(root)),
    ...(await fixtureFiles(documents)),
    ...payloadFiles(documents, join(root, 'fixtures', 'payloads')),
  ]
  finish(files)
}

interface Data {
  readonly documents: Documents
  readonly entries: readonly LedgerEntry[]
  readonly operations: readonly OperationContract[]
  readonly controls: readonly ControlContract[]
  readonly scenarios: ReturnType<typeof readScenarios>
}

const dataFiles = ({ documents, entries, operations, controls, scenarios }: Data): readonly GeneratedFile[] => [
  dataFile(
    'ledger-entries',
    {
      name: 'ledgerEntries',
      imports: 'LedgerEntry',
      type: 'readonly LedgerEntry[]',
      from: '../contract/ledger-entry.js',
    },
    entries,
  ),
  dataFile(
    'contracts',
    {
      name: 'contracts',
      imports: 'OperationContract',
      type: 'readonly OperationContract[]',
      from: '../contract/operation-contract.js',
    },
    operations,
  ),
  dataFile(
    'control-contracts',
    {
      name: 'controlContracts',
      imports: 'ControlContract',
      type: 'readonly ControlContract[]',
      from: '../contract/operation-contract.js',
    },
    controls,
  ),
  dataFile(
    'word-table',
    { name: 'wordTable', imports: 'WordTable', from: '../contract/compile/word-table.js' },
    wordTable(documents),
  ),
  dataFile(
    'delivery-words',
    {
      name: 'deliveryWords',
      imports: 'Shape',
      type: 'Readonly<Record<string, Shape | null>>',
      from: '../contract/operation-contract.js',
    },
    deliveryWords(documents),
  ),
  dataFile(
    'scenarios',
    {
      name: 'builtInScenarios',
      imports: 'Scenario',
      type: 'Readonly<Record<string, Scenario>>',
      from: '../scenario/scenario.js',
    },
    scenarios,
  ),
  documentsFile(documents),
]

/** Three quarters of a megabyte, for pages and checks alone. */
const documentsFile = (documents: Documents): GeneratedFile => ({
  path: generated('documents.ts'),
  text: packedModuleOf(
    "import type { Documents } from '../contract/compile/document.js'\n",
    'documents',
    'Documents',
    documents,
  ),
})

/** One module of validators per profile for the specification's operations, and one for those beyond, which is loaded later. */
const validatorFiles = async (
  documents: Documents,
  described: readonly Described[],
  profiles: Readonly<Record<string, ReadonlySet<string>>>,
): Promise<readonly GeneratedFile[]> => {
  const files: GeneratedFile[] = []
  for (const [profile, on] of Object.entries(profiles)) {
    for (const part of ['specification', 'beyond']) {
      const own = described.filter(({ document }) => (document === 'beyond') === (part === 'beyond'))
      files.push(...(await validatorsOf(`${part}.${profile}`, schemaSet(documents, own, on))))
    }
  }
  return files
}

const validatorsOf = async (name: string, set: SchemaSet): Promise<readonly GeneratedFile[]> =>
  validatorModule(name, await validatorCode(set, { root, profile: name }), factsOf(set))

/** One module of validators for what deliveries carry, by trigger; no alternative changes it. */
const deliveryValidatorFiles = async (documents: Documents): Promise<readonly GeneratedFile[]> => {
  const name = 'deliveries'
  return validatorTables(name, await validatorCode(deliverySchemas(documents), { root, profile: name }))
}

const validatorTables = (name: string, code: string): readonly GeneratedFile[] => [
  ...lazyModule(generated(`validators.${name}.js`), heading, code),
  {
    path: generated(`validators.${name}.d.ts`),
    text: `${heading}import type { ValidatorTable } from '../contract/validators.js'\nexport const requests: ValidatorTable\nexport const replies: ValidatorTable\n`,
  },
]

const validatorModule = (name: string, code: string, facts: unknown): readonly GeneratedFile[] => [
  ...validatorTables(name, code),
  {
    path: generated(`facts.${name}.ts`),
    text: moduleOf(
      "import type { FactsTable } from '../contract/operation-contract.js'\n",
      'facts',
      'FactsTable',
      facts,
    ),
  },
]

/** The validators of the fixture toolkit, with the shapes that tell which properties there are. */
const fixtureFiles = async (documents: Documents): Promise<readonly GeneratedFile[]> => {
  const { code, facts, shapes } = await fixtureChecks(documents, root)
  return [
    ...validatorModule('fixtures', code, facts),
    dataFile(
      'fixture-shapes',
      {
        name: 'fixtureShapes',
        imports: 'Shape',
        type: 'Readonly<Record<string, Shape>>',
        from: '../contract/operation-contract.js',
      },
      shapes,
    ),
  ]
}

/** Writes the files; with `--check`, says instead which committed ones are stale. */
const finish = (files: readonly GeneratedFile[]): void => {
  if (!process.argv.includes('--check')) {
    writeFiles(files)
    return
  }
  const stale = staleFiles(files)
  if (stale.length === 0) return
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
  process.exitCode = 1
}

await main()
