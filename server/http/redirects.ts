import { Hono } from 'hono';
import type { Env } from '../env.ts';

/** `/app` hands the visitor to the sign-up site, query string byte for byte. */
export function createRedirects(env: Pick<Env, 'APP_SIGNUP_URL'>) {
  const redirects = new Hono();
  redirects.get('/app', (c) => {
    const rawQuery = /\?[^#]*/.exec(c.req.url)?.[0] ?? '';
    const target = env.APP_SIGNUP_URL;
    return c.redirect(target.includes('?') ? target + rawQuery.replace('?', '&') : target + rawQuery, 302);
  });
  return redirects;
}
