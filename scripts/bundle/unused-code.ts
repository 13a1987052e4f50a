/**
 * Empties functions of React and React Router that this site never calls and that a bundler cannot detect as
 * unused.
 * - Worth: every hydrated page is 10.8 KB smaller (brotli); without it the budget of 110 KB fails
 *   (docs/decisions/064-page-weight.md).
 * - If a library changes: the build fails, because its version is another one (`readVersions`) or there is
 *   nothing to empty.
 * - If our code begins to use one of them: unused-code.test.ts fails (`forbiddenImports`). Then delete its
 *   line here.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseAst } from 'vite';

/** The versions whose sources were read for this list. For a new version the list must be checked again. */
const readVersions = { 'react-dom': '19.3.1', 'react-router': '8.5.1' };

type Unused = {
  file: string;
  /** Functions, classes and results of calls with these names are emptied: they are never used. */
  names: RegExp;
  because: string;
};

/**
 * Each alone saves, in KB: view transitions 2.8, route discovery 2.6, fog of war 1.4, instrumentation 1.3,
 * `Form` 1.2, fetchers 1.2, `NavLink` 1.0, `discoverRoutes` with `patchRoutesImpl` 1.0, `handleAction` 0.6,
 * `useActionState` 0.6, `Activity` with `SuspenseList` 0.7.
 */
const unused: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    names: /ViewTransition|ActionState|SuspenseList|Activity/,
    because: 'no component uses <ViewTransition>, <Activity>, <SuspenseList> or useActionState',
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    names: /./,
    because: 'react-router.config.ts sends all routes with the first page',
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/route-discovery.js',
    names: /./,
    because: 'only with the flag unstable_customRouteDiscovery',
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    names: /./,
    because: 'only if the client entry passes instrumentations',
  },
  {
    file: 'react-router/dist/production/lib/router/router.js',
    names: /^(fetch|handleFetcherAction|handleFetcherLoader|handleAction|discoverRoutes|patchRoutesImpl)$/,
    because: 'no fetchers, no router actions (forms post to GraphQL), no route discovery',
  },
  {
    file: 'react-router/dist/production/lib/dom/lib.js',
    names: /^(Form|NavLink)$/,
    because: 'forms post to GraphQL, and the current page is marked by `aria-current`',
  },
];

/** Imports that need one of the emptied functions. */
export const forbiddenImports: readonly string[] = [
  ...['ViewTransition', 'addTransitionType', 'Form', 'NavLink', 'useFetcher', 'useFetchers', 'useSubmit'],
  ...['useActionState', 'useFormState', 'useRouteDiscovery', 'Activity', 'SuspenseList'],
];

type Body = { start: number; end: number };

/**
 * The bodies of functions and classes with a matching name, and calls whose result has it; of nested ones
 * only the outermost.
 */
const bodiesOf = (node: unknown, names: RegExp, name?: string): Body[] => {
  if (!node || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((child) => bodiesOf(child, names));
  const { type, id, body, init } = node as ESTree.Node & {
    id?: { name?: string };
    body?: Body;
    init?: unknown;
  };
  const ownName = id?.name ?? name;
  if (type === 'VariableDeclarator') {
    const value = init as (ESTree.Node & Body) | null;
    const isNamedCall = value?.type === 'CallExpression' && names.test(ownName ?? '');
    return isNamedCall ? [value] : bodiesOf(value, names, ownName);
  }
  const isNamed = /^(FunctionDeclaration|ClassDeclaration|ClassExpression)$/.test(type ?? '');
  if (isNamed && body && ownName && names.test(ownName)) return [body];
  return Object.values(node).flatMap((child) => bodiesOf(child, names));
};

export const withoutBodies = (code: string, names: RegExp): { code: string; count: number } => {
  const bodies = bodiesOf(parseAst(code).body, names).toSorted((a, b) => b.start - a.start);
  const emptied = bodies.reduce(
    (text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`,
    code,
  );
  return { code: emptied, count: bodies.length };
};

export const unusedCodePlugin = (): Plugin => {
  const emptied = new Set<string>();
  return {
    name: 'unused-code',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      for (const [library, readVersion] of Object.entries(readVersions)) {
        const manifest = fileURLToPath(import.meta.resolve(`${library}/package.json`));
        const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
        if (version !== readVersion)
          this.error(`${library} is ${version}: read its source against scripts/bundle/unused-code.ts`);
      }
    },
    transform: {
      filter: { id: /\/node_modules\/(react-dom|react-router)\// },
      handler(code, id) {
        const entry = unused.find(({ file }) => id.endsWith(`/node_modules/${file}`));
        if (!entry) return null;
        const result = withoutBodies(code, entry.names);
        if (result.count > 0) emptied.add(entry.file);
        return { code: result.code, map: null };
      },
    },
    buildEnd(error) {
      const missing = unused.filter(({ file }) => !emptied.has(file));
      if (!error && missing.length > 0)
        this.error(`Nothing to empty in ${missing.map(({ file }) => file).join(', ')}`);
    },
  };
};
