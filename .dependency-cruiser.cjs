/** Which folder may import which (reasons: ARCHITECTURE.md); scripts/checks/imports.mjs runs the check. */

/**
 * Folders of server/, from the lowest layer to the highest, each with what it may import besides itself and
 * what `sharedBy` adds.
 */
const serverFolders = {
  errors: [],
  settings: [],
  time: [],
  log: [],
  media: [],
  db: ['time'],
  limits: ['db'],
  outbox: ['db'],
  models: ['outbox', 'db', 'time', 'media', 'limits'],
  'integrations/mail': [],
  'integrations/marketing-forms': [],
  'integrations/file-store': [],
  'integrations/openings': [],
  'integrations/booking': ['models', 'db', 'time', 'media', 'limits'],
  deliveries: ['outbox', 'models', 'integrations', 'limits', 'db', 'time'],
  forms: ['models', 'outbox', 'integrations/file-store', 'db', 'time'],
  demo: ['forms', 'models', 'db', 'time'],
  places: [],
  graphql: ['forms', 'models', 'integrations', 'limits', 'time', 'log', 'media', 'services.ts'],
  operator: ['models', 'outbox', 'integrations', 'db'],
  http: [
    'graphql',
    'forms',
    'models',
    'outbox/outbox-load.ts',
    'integrations/booking',
    'integrations/file-store',
    'places',
    'media',
    'limits',
    'time',
    'log',
    'services.ts',
  ],
  staff: [
    'http/body/read-body.ts',
    'http/request',
    'http/response',
    'models',
    'integrations/booking',
    'integrations/mail',
    'limits',
    'time',
    'services.ts',
  ],
  jobs: ['models', 'outbox', 'limits', 'integrations/openings', 'time', 'services.ts'],
  process: [
    'http',
    'staff',
    'limits',
    'jobs',
    'graphql',
    'deliveries',
    'forms',
    'demo',
    'models',
    'integrations',
    'db',
    'media',
    'time',
    'log',
    'services.ts',
    'entry.ts',
    'language-entry.ts',
  ],
};
const tests = '\\.test\\.tsx?$';
/**
 * Every folder may import `env.ts`, `build-name.ts`, `process-wide.ts` and `errors/`. An integration may also
 * import the modules directly in integrations/ (durable files, JSON of a response) and `setting.ts`, which
 * declares settings.
 */
const sharedBy = (folder) => [
  '^server/(env|build-name|process-wide)\\.ts$',
  '^server/errors/',
  ...(folder.startsWith('integrations/')
    ? ['^server/integrations/[^/]+\\.ts$', '^server/settings/setting\\.ts$']
    : []),
];

const serverRules = Object.entries(serverFolders).map(([folder, allowed]) => ({
  name: `server/${folder}`,
  from: { path: `^server/${folder}/`, pathNot: tests },
  to: {
    path: '^server/',
    pathNot: [...sharedBy(folder), `^server/${folder}/`, ...allowed.map((other) => `^server/${other}(/|$)`)],
  },
}));

/** Folders beside each other, of which none imports another, and where what they share is. */
const separateFolders = [
  ['server/models/tickets', 'list|figures', 'in the files of models/tickets'],
  ['server/http', 'forms|graphql', 'in http/body; both meet in http/routes/json-routes.ts'],
  // The entry loads the islands on demand.
  ['app', 'page-script|behaviors|islands', 'in app/browser', { dynamic: false }],
  ['app/pages', '[^/]+', 'in app/components'],
].map(([folder, names, shared, only]) => ({
  name: `${folder}/(${names})`,
  comment: `what they share is ${shared}`,
  from: { path: `^${folder}/(${names})/`, pathNot: tests },
  to: { path: `^${folder}/(${names})/`, pathNot: `^${folder}/$1/`, ...only },
}));

const rules = [
  {
    name: 'server/models/leads',
    comment: 'a submission is stored and sent whatever the team does about it',
    from: { path: '^server/models/leads/', pathNot: tests },
    to: { path: '^server/models/(tickets|privacy|staff)/' },
  },
  {
    name: 'server/models/tickets',
    comment: 'retention, copies and erasure use tickets, not the other way round',
    from: { path: '^server/models/tickets/', pathNot: tests },
    to: { path: '^server/models/privacy/' },
  },
  {
    name: 'server/http/cache',
    comment: 'pages use the cache; the cache stores any response',
    from: { path: '^server/http/cache/', pathNot: tests },
    to: { path: '^server/http/(pages|routes)/' },
  },
  { name: 'no-cycles', from: {}, to: { circular: true } },
  {
    name: 'domain',
    comment: 'domain is shared by browser and server: Zod and itself only',
    from: { path: '^domain/', pathNot: tests },
    to: { pathNot: ['^domain/', '^node_modules/zod/'] },
  },
  {
    name: 'content',
    from: { path: '^content/', pathNot: tests },
    to: { pathNot: ['^content/', '^domain/', '^media/(picture|film)\\.ts$'] },
  },
  {
    name: 'app',
    comment: 'pages reach the server by three modules, which the build never gives to a browser',
    from: {
      path: '^app/',
      pathNot: ['^app/(loaders/(query|page-environment)|forms/state/form-action)\\.server\\.ts$', tests],
    },
    to: { path: '^server/' },
  },
  {
    name: 'browser-without-react',
    comment: 'every page runs the page script and the behaviors; React comes with the first island',
    from: { path: '^app/(page-script|behaviors)/', pathNot: tests },
    to: {
      path: ['^node_modules/(@types/)?react', '\\.tsx$'],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'app/components/ui',
    comment: 'primitives have no product and no copy',
    from: { path: '^app/components/ui/' },
    to: {
      path: ['^app/', '^content/', '^domain/', '^server/'],
      // A link needs the language of its page.
      pathNot: ['^app/components/ui/', '^content/site-path\\.ts$'],
    },
  },
  {
    name: 'app/pages',
    comment:
      'the parts of a page are for its route and its islands; what others need too is in app/components',
    from: { path: '^app/', pathNot: ['^app/routes/', '^app/pages/'] },
    to: { path: '^app/pages/' },
  },
  {
    name: 'app/routes',
    comment: 'markup is in app/pages; a route passes data to it',
    from: { path: '^app/routes/' },
    to: { path: '^app/components/', pathNot: '^app/components/errors/' },
  },
  { name: 'server', from: { path: '^server/' }, to: { path: '^app/' } },
  {
    name: 'staff',
    comment: 'the staff side shares rules and words with the site, no component and no style',
    from: { path: '^staff/', pathNot: tests },
    to: { path: ['^app/', '^server/', '^media/', '^scripts/'] },
  },
  { name: 'app-without-staff', from: { path: '^app/' }, to: { path: '^staff/' } },
  {
    name: 'server-to-staff',
    comment:
      'data, names and notices of the screens; in the entry point of the bundle the function that renders them',
    from: { path: '^server/', pathNot: [tests, '^server/entry\\.ts$'] },
    to: { path: '^staff/', pathNot: '^staff/(screen-types|sign-in-screens)\\.ts$' },
  },
  {
    name: 'integrations-have-no-words',
    from: { path: '^server/integrations/(?!booking/)', pathNot: tests },
    to: { path: '^content/' },
  },
  {
    name: 'booking-mirror-without-provider',
    comment: 'the mirror is the same for every provider',
    from: { path: '^server/integrations/booking/mirror/', pathNot: tests },
    to: {
      path: '^server/integrations/booking/[^/]+/',
      pathNot: '^server/integrations/booking/(mirror|tables)/',
    },
  },
  {
    name: 'migrations',
    comment: 'a migration does what it did when it was released, so it uses no code that changes',
    from: { path: '^server/db/migrations/' },
    to: {
      path: '^(domain|content|server)/',
      pathNot: '^server/db/migrations/',
      dependencyTypesNot: ['type-only'],
    },
  },
  ...separateFolders,
  ...serverRules,
  {
    name: 'no-dev-dependencies-in-product',
    from: {
      path: '^(app|content|domain|server|staff)/',
      pathNot: [tests, '^app/routes\\.ts$', '^server/process/development\\.ts$', '-plugin\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], pathNot: 'gql\\.tada|^node_modules/(@types|vite)/' },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\+types|build|\\.react-router)/|^virtual:' },
    // swc, because TypeScript 7 has no compiler API.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
