import type { Config } from '@react-router/dev/config';
import { buildLanguage } from './scripts/bundle/words-alias.ts';

export default {
  ssr: true,
  buildDirectory: buildLanguage === 'en' ? 'build' : `build/${buildLanguage}`,
  // Without the route that serves manifests: the browser has no router.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
