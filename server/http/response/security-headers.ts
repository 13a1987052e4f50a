import type { MiddlewareHandler } from 'hono';
import { buildHeader, buildName } from '#server/build-name.ts';

const baseline: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  [buildHeader]: buildName,
};
const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/**
 * The policy of responses that are not pages; a page has its own policy. Opened directly, such a response can
 * load almost nothing. SVG images may have inline styles, and a script that runs as a worker may load our own
 * files.
 */
export const nonPagePolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `connect-src 'self'`,
  `style-src 'unsafe-inline'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Headers of every response. HSTS only with https: with http it would lock developers out. */
export const baseHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:')
    ? { ...baseline, 'strict-transport-security': strictTransportSecurity }
    : baseline;

export const securityHeaders = (commonHeaders: Record<string, string>): MiddlewareHandler => {
  const entries = Object.entries(commonHeaders);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // A response may set a stricter value itself.
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('content-security-policy') && !headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', nonPagePolicy);
  };
};
