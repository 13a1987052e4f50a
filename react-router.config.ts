import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The manifest of thirty routes is small: in the page it saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
