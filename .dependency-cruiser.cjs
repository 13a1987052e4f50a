/** Who may import whom. The reasons stand in ARCHITECTURE.md; the shape of the house is enforced here. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-knows-nobody',
      comment: 'domain is shared by browser and server: Zod and itself only',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'content-knows-domain-and-pictures',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^content/', '^domain/', '^media/picture\\.ts$', '^media/film\\.ts$'] },
    },
    {
      name: 'app-reaches-server-through-one-door',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/graphql/query\\.server\\.ts$' },
      to: { path: '^server/' },
    },
    {
      name: 'ui-primitives-know-no-product',
      severity: 'error',
      from: { path: '^app/components/ui/' },
      to: { path: ['^app/', '^content/', '^domain/', '^server/'], pathNot: '^app/components/ui/' },
    },
    {
      name: 'server-never-imports-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^app/' },
    },
    {
      name: 'models-know-db-and-outbox-only',
      severity: 'error',
      from: { path: '^server/models/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: ['^server/models/', '^server/db/', '^server/outbox/', '^server/time/', '^server/env\\.ts$'],
      },
    },
    {
      name: 'db-is-the-ground-floor',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: ['^server/db/', '^server/time/', '^server/env\\.ts$'] },
    },
    {
      name: 'graphql-does-not-know-http',
      severity: 'error',
      from: { path: '^server/(graphql|models|outbox|integrations|db)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/http/' },
    },
    {
      name: 'no-dev-dependencies-in-product',
      severity: 'error',
      from: {
        path: '^(app|content|domain|server)/',
        pathNot: ['\\.test\\.tsx?$', '^app/routes\\.ts$', '^server/development\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'gql\\.tada|^node_modules/(@types|vite)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\+types|build|\\.react-router)/|^virtual:' },
    // TypeScript 7 has no compiler API to read with.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
