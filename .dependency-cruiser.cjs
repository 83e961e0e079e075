/** Who may import whom (docs/CONVENTIONS.md); each rule says why in its comment. */
const between = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Folders of a wing from the top down: each may import those after it, and none before it. */
const layers = (wing, names) =>
  names
    .slice(1)
    .map((name, index) =>
      between(
        `${wing}-${name}-is-below`,
        `^src/${wing}/${name}/`,
        `^src/${wing}/(${names.slice(0, index + 1).join('|')})/`,
        `In src/${wing} the order is ${names.join(', ')}: what stands lower knows nothing of what uses it.`,
      ),
    );

const apart = (wing, folder, comment) => ({
  name: `${wing}-${folder}-are-apart`,
  severity: 'error',
  comment,
  from: { path: `^src/${wing}/${folder}/([^/]+)/` },
  to: { path: `^src/${wing}/${folder}/`, pathNot: `^src/${wing}/${folder}/$1/` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two things are one, or that a third is missing.',
      from: { pathNot: '^contract/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-programs',
      severity: 'error',
      comment: 'In the kit types alone may name each other: a check gets the kit, which has what checks are told.',
      from: { path: '^contract/' },
      to: {
        circular: true,
        dependencyTypesNot: ['type-only'],
        viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
      },
    },
    between(
      'shop-never-staff',
      '^src/shop',
      '^src/staff',
      'Visitors pay for the bytes of src/shop: what both programs need stands in src/common.',
    ),
    between(
      'staff-never-shop',
      '^src/staff',
      '^src/shop',
      'The dashboard is a program of its own: what both need stands in src/common.',
    ),
    between(
      'common-is-the-floor',
      '^src/common',
      '^src/(shop|staff)',
      'Both programs stand on src/common, which knows neither.',
    ),
    ...layers('shop', ['app', 'shell', 'pages', 'features', 'ui']),
    ...layers('staff', ['app', 'shell', 'pages', 'resources', 'features', 'kit', 'api']),
    apart(
      'shop',
      'features',
      'A feature can be deleted as a folder: features never import each other; a page or the shell joins them.',
    ),
    apart(
      'staff',
      'features',
      'A feature can be deleted as a folder: features never import each other; a page or the shell joins them.',
    ),
    apart('staff', 'resources', 'What two resources need belongs in the staff kit.'),
    between(
      'domain-is-pure',
      '^src/common/domain',
      '^src/common/(?!domain|texts)',
      'Pure functions of the trade; they know nothing of the rest.',
    ),
    between(
      'browser-is-small',
      '^src/common/browser',
      '^src/common/(?!browser|domain)',
      'What touches window and its storage knows no data and no components.',
    ),
    between(
      'ui-knows-no-data',
      '^src/(common|shop)/ui',
      '^(src/common/(api|state|app)|node_modules/(@reduxjs|react-redux|react-router))',
      'ui takes props and gives events: no redux, router or api.',
    ),
    between(
      'api-is-below-state',
      '^src/common/api',
      '^src/common/(?!api|domain|browser)',
      'api is the only door to the server and stands on the domain alone.',
    ),
    between(
      'generated-api-is-inside',
      '^src/(?!common/api|staff/api)',
      '^src/common/api/(?!(index|counties|proposals)\\.ts)',
      'Generated endpoints and cache rules are used through src/common/api/index.ts, those of a single page through counties.ts and proposals.ts.',
    ),
    between(
      'staff-api-is-inside',
      '^src/staff/(?!api)',
      '^src/staff/api/(?!(index|twins)\\.ts)',
      "The generated endpoints and the cache rules are used through src/common/api/index.ts and src/staff/api/index.ts; what asks for twins is the forms' alone and has a door of its own.",
    ),
    between(
      'worker-is-small',
      '^src/shop/worker',
      '^(src/(common/(?!domain|texts|i18n|ui/theme)|shop/(?!worker|texts)|staff)|node_modules)',
      'The service worker is a program of its own; it takes constants and texts, no libraries.',
    ),
    between(
      'server-never-src',
      '^(server|contract)',
      '^src/(?!common/domain/(days|proposalMoney|proposalTexts|quoteNote|texts|money|plainMoney|price|language|contract\\.gen|paths|staffPaths)\\.ts)',
      'The server and the kit know the contract, not the client; how money is counted, how days and lines are worded, and where the pages are, both know (docs/decisions/042).',
    ),
    between('contract-knows-http', '^contract', '^(server|src)', 'The kit knows openapi.yaml and HTTP, nothing else.'),
    between(
      'client-never-server',
      '^src',
      '^(server|contract|bench|e2e)',
      'The client talks to the server by the contract.',
    ),
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment: 'SQL stands in repositories.',
      from: { path: '^server/(operations|http)' },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/testing/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
