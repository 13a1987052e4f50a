import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The version whose sources were read for the replacements below. Another version must be read again. */
const readVersion = '8.5.1';

const noop = (...names: string[]) => names.map((name) => `export const ${name} = () => {};`);

/**
 * Parts of React Router that this site never runs in the browser, but that its entry imports. Each export is kept with
 * the value it has under our settings (react-router.config.ts: route discovery `initial`, no custom discovery, no
 * instrumentation).
 */
export const replacements: Readonly<Record<string, readonly string[]>> = {
  'lib/dom/ssr/fog-of-war.js': [
    ...noop('getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'),
    'export const isFogOfWarEnabled = () => false;',
  ],
  'lib/dom/ssr/route-discovery.js': noop(
    'RouteDiscoveryRuntime',
    'getCustomPatchRoutesOnNavigationFunction',
    'useCustomRouteDiscovery',
    'useRouteDiscovery',
  ),
  'lib/router/instrumentation.js': noop(
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ),
};

const partOf = (id: string) =>
  Object.keys(replacements).find((part) => id.endsWith(`/react-router/dist/production/${part}`));

/** Fails the build when React Router has another version or a part is no longer there. */
export const routerDiet = (): Plugin => {
  const replaced = new Set<string>();
  return {
    name: 'router-diet',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      const manifest = fileURLToPath(import.meta.resolve('react-router/package.json'));
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      if (version !== readVersion)
        this.error(`React Router is ${version}: read scripts/bundle/router-diet.ts against it, then change its version`);
    },
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(id) {
        const part = partOf(id);
        if (!part) return null;
        replaced.add(part);
        return { code: (replacements[part] ?? []).join('\n'), map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      const missing = Object.keys(replacements).filter((part) => !replaced.has(part));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more`);
    },
  };
};
