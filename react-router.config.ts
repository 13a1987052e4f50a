import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Without the route that serves manifests: the browser has no router.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
