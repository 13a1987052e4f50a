import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The manifest of thirty routes is small: sending it with the page saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
