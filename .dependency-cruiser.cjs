/** Who may import whom (docs/CONVENTIONS.md); each rule says why in its comment. */
const between = (name, from, to, comment, extra = {}) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to, ...extra } });

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', comment: 'A cycle means that two things are one, or that a third is missing.', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'], viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } } },
    between('lib-is-pure', '^src/lib', '^src/(?!lib)', 'lib holds pure functions; it knows nothing of the rest.'),
    between('ui-knows-no-data', '^src/ui', '^(src/(api|features|pages|app|crud)|node_modules/(@reduxjs|react-redux|react-router))', 'ui takes props and gives events: no redux, router or api.'),
    between('api-imports-lib-only', '^src/api', '^src/(?!api|lib)', 'api is the only door to the server and stands on lib alone.'),
    between('crud-below-features', '^src/crud', '^src/(features|pages|app)', 'The staff kit serves every feature and knows none.'),
    between('features-below-pages', '^src/features', '^src/(pages|app)', 'Features are joined by pages, never the other way round.'),
    { name: 'features-are-apart', severity: 'error', comment: 'A feature can be deleted as a folder: features never import each other; a page or the shell joins them.', from: { path: '^src/features/([^/]+)/' }, to: { path: '^src/features/', pathNot: '^src/features/$1/' } },
    between('pages-below-app', '^src/pages', '^src/app', 'Pages are wired by app.'),
    between('generated-api-is-inside', '^src/(?!api)', '^src/api/(?!index|staff\\.ts)', 'The generated endpoints and the cache rules are used through src/api/index.ts and staff.ts.'),
    between('worker-is-small', '^src/worker', '^(src/(api|features|pages|app|crud)|node_modules)', 'The service worker is a program of its own; it takes constants and texts, no libraries.'),
    between('server-never-src', '^(server|contract)', '^src', 'The server and the kit know the contract, not the client.'),
    between('contract-knows-http', '^contract', '^(server|src)', 'The kit knows openapi.yaml and HTTP, nothing else.'),
    between('client-never-server', '^src', '^(server|contract|bench|e2e)', 'The client talks to the server by the contract.'),
    { name: 'sql-in-repositories', severity: 'error', comment: 'SQL stands in repositories.', from: { path: '^server/(operations|plugins)' }, to: { path: 'node_modules/(drizzle-orm|pg)/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/testing/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'], mainFields: ['module', 'main', 'types'] },
  },
};
