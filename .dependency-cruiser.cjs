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
      from: { path: '^(src|fixtures)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
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
      'delivery',
      '^src/delivery/',
      ['^src/(delivery|journal|domain|state|generated)/'],
      'What sends the outbox knows no operation.',
    ),
    only('journal', '^src/journal/', ['^src/journal/'], 'A log of anything.'),
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
      to: { path: '^src/(operations|pipeline|domain|faults|state|mock)' },
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
      ['^src/(sandbox|pipeline|timeline|delivery|journal|faults|state|domain)/', '^src/contract/words\\.ts$'],
      'One isolated service: no door, no mock.',
    ),
    only(
      'faults',
      '^src/faults/',
      ['^src/(faults|domain)/', '^src/contract/(wire|operation-contract)\\.ts$', '^src/generated/'],
      'What goes wrong on purpose knows names, no door and no store.',
    ),
    only(
      'scenario',
      '^src/scenario/',
      ['^src/(scenario|faults|state|domain|generated)/', '^src/contract/'],
      'Seeds a world.',
    ),
    {
      name: 'fixtures',
      comment: 'A package entry of its own: the documents by their generated forms, and what is pure.',
      severity: 'error',
      from: { path: '^fixtures/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/generated/',
          '^src/contract/(wire|findings|operation-contract)\\.ts$',
          '^src/domain/nearest-name\\.ts$',
          '^src/domain/time/(instant|time-zone)\\.ts$',
          '^src/domain/booking/(display-email|location)\\.ts$',
          '^src/domain/event-type/slug\\.ts$',
          '^src/state/ids\\.ts$',
        ],
      },
    },
    {
      name: 'fixtures-are-loaded-by-their-command-alone',
      comment: 'What they are made of takes a while to load.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/fixture\\.ts$' },
      to: { path: '^fixtures/' },
    },
    {
      name: 'faker-in-fixtures',
      severity: 'error',
      from: { path: '^(src|fixtures)/', pathNot: '^fixtures/building/(source|chance)\\.ts$' },
      to: { path: 'node_modules/@faker-js/' },
    },
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
