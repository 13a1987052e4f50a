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
      name: 'models-know-the-database-and-the-queue',
      severity: 'error',
      from: { path: '^server/models/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/models/',
          '^server/db/',
          '^server/outbox/(jobs|outbox)\\.ts$',
          '^server/time/',
          '^server/env\\.ts$',
        ],
      },
    },
    {
      name: 'db-is-the-ground-floor',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/', pathNot: ['^server/db/', '^server/time/', '^server/env\\.ts$'] },
    },
    {
      name: 'only-http-knows-http',
      comment:
        'the rooms of the server; what stands beside them (serve, site) opens the door and may know it',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: ['^server/http/', '\\.test\\.ts$'] },
      to: { path: '^server/http/' },
    },
    {
      name: 'forms-check-keep-files-and-hand-in',
      comment: 'a form names the jobs that follow from it; mail and marketing are met only by the outbox',
      severity: 'error',
      from: { path: '^server/forms/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/(forms|models|db|time)/',
          '^server/integrations/file-store/',
          '^server/outbox/jobs\\.ts$',
          '^server/env\\.ts$',
        ],
      },
    },
    {
      name: 'the-queue-knows-only-the-database',
      comment:
        'models put jobs in while they write: what they call may not lead back to them or to the outside',
      severity: 'error',
      from: { path: '^server/outbox/(jobs|outbox|retry)\\.ts$' },
      to: { path: '^server/', pathNot: ['^server/outbox/(jobs|outbox|retry)\\.ts$', '^server/(db|time)/'] },
    },
    {
      name: 'the-outbox-reads-models-and-speaks-through-integrations',
      severity: 'error',
      from: { path: '^server/outbox/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: ['^server/(outbox|models|integrations|db|time)/', '^server/env\\.ts$'],
      },
    },
    {
      name: 'booking-reads-models',
      severity: 'error',
      from: { path: '^server/integrations/booking/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: ['^server/(integrations/booking|models|db|time)/', '^server/env\\.ts$'],
      },
    },
    {
      name: 'integrations-know-the-outside-only',
      comment:
        'mail, files and marketing forms could each be a package of its own; so could their neighbours',
      severity: 'error',
      from: { path: '^server/integrations/(?!booking/)([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ['^server/', '^content/'],
        pathNot: ['^server/integrations/$1/', '^server/integrations/[^/]+\\.ts$', '^server/env\\.ts$'],
      },
    },
    {
      name: 'the-operator-reads-models-and-the-queue',
      severity: 'error',
      from: { path: '^server/operator/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/',
        pathNot: ['^server/(operator|models|db|time)/', '^server/outbox/outbox\\.ts$', '^server/env\\.ts$'],
      },
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
