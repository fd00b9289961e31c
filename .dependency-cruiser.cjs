/** Import directions of the design: everything points inward, `domain` at the centre. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|^src/(index|cli)\\.ts$' },
      to: {},
    },
    {
      name: 'not-to-dev-dep-unless-bundled',
      comment: 'What the bundles do not contain must be a dependency of the package.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm-peer'],
        pathNot: 'node_modules/(sorted-btree|lowdb|secure-json-parse|temporal-polyfill|openapi-types|@types)/',
      },
    },
    only(
      'domain-imports-itself',
      '^src/domain/',
      ['^src/domain/', '^src/generated/ledger\\.ts$'],
      'The rules know no transport, store or document.',
    ),
    {
      name: 'zone-library-in-domain-time',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/domain/time/' },
      to: { path: 'node_modules/temporal-polyfill' },
    },
    {
      name: 'tree-library-in-one-file',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/tree\\.ts$' },
      to: { path: 'node_modules/sorted-btree' },
    },
    {
      name: 'store-library-in-state',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/store\\.ts$' },
      to: { path: 'node_modules/lowdb' },
    },
    {
      name: 'express-in-pages',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/http/pages\\.ts$' },
      to: { path: 'node_modules/express' },
    },
    only(
      'projection',
      '^src/projection/',
      ['^src/(projection|domain)/', '^src/contract/wire\\.ts$', '^src/generated/'],
      'Stored thing to wire thing: no store.',
    ),
    only('state', '^src/state/', ['^src/(state|domain)/'], 'The world knows the domain alone.'),
    only(
      'contract',
      '^src/contract/',
      ['^src/contract/', '^src/generated/', '^src/domain/time/'],
      'The documents know no operation.',
    ),
    only(
      'alternatives',
      '^src/alternatives/',
      ['^src/(alternatives|domain)/', '^src/contract/', '^src/generated/'],
      'Pure functions on a reply.',
    ),
    {
      name: 'operations',
      severity: 'error',
      from: { path: '^src/operations/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(operations|domain|projection|state)/', '^src/contract/wire\\.ts$', '^src/generated/'],
      },
    },
    only(
      'control',
      '^src/control/',
      [
        '^src/(control|domain|projection|state)/',
        '^src/contract/(control-wire|ledger|ledger-entry)\\.ts$',
        '^src/generated/',
      ],
      'Operations on the mock itself.',
    ),
    only(
      'webhooks',
      '^src/webhooks/',
      ['^src/(webhooks|domain|projection|state)/', '^src/contract/', '^src/generated/'],
      'From what happened to the outbox: no operation, no door.',
    ),
    {
      name: 'http-knows-no-house',
      comment: 'Doors take a call and give a reply.',
      severity: 'error',
      from: { path: '^src/http/' },
      to: { path: '^src/(operations|pipeline|domain|state|mock)' },
    },
    only(
      'timeline',
      '^src/timeline/',
      ['^src/(timeline|domain|state)/'],
      'What falls due knows the world; who is told is handed in.',
    ),
    only(
      'sandbox',
      '^src/sandbox/',
      ['^src/(sandbox|pipeline|timeline|delivery|journal|state|domain)/', '^src/contract/words\\.ts$'],
      'One isolated service: no door, no mock.',
    ),
    {
      name: 'runners-in-their-entries',
      comment: 'An entry for test authors loads its own runner, and nothing else does.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/[^/]+\\.ts$' },
      to: { path: 'node_modules/(vitest|@vitest|msw|@playwright)/' },
    },
    {
      name: 'testing-is-outermost',
      comment: 'What test authors import stands on the library; nothing stands on it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/' },
      to: { path: '^src/testing/' },
    },
    only(
      'checks',
      '^src/checks/',
      ['^src/(checks|contract|generated|journal|sandbox)/'],
      'Judges what was recorded: no door, no mock.',
    ),
    only('scenario', '^src/scenario/', ['^src/(scenario|state|domain|generated)/', '^src/contract/'], 'Seeds a world.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
