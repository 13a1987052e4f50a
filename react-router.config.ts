import type { Config } from '@react-router/dev/config';
import { defaultLanguage } from './content/facts/languages.ts';
import { buildLanguage } from './scripts/bundle/words-alias.ts';

export default {
  ssr: true,
  buildDirectory: buildLanguage === defaultLanguage.code ? 'build' : `build/${buildLanguage}`,
  // Without the route that serves manifests: the browser has no router.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
