import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Thirty addresses are a small list: sending it at once saves a request before every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
