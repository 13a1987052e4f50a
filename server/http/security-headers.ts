import type { MiddlewareHandler } from 'hono';

const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};
const oneYear = 'max-age=31536000; includeSubDomains';

/** What every answer carries. HSTS only when the public address is https: on plain http it would lock developers out. */
export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const name in headers) c.res.headers.set(name, headers[name] as string);
    if (isHttps) c.res.headers.set('Strict-Transport-Security', oneYear);
  };
