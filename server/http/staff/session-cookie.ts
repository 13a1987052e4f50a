import type { Env } from '#server/env.ts';

type Settings = Pick<Env, 'PUBLIC_URL'>;
const isHttps = ({ PUBLIC_URL }: Settings) => PUBLIC_URL.startsWith('https:');

/** `__Host-` requires https. On http, which only developers use, Safari drops a cookie with `Secure`. */
const nameOf = (env: Settings) => (isHttps(env) ? '__Host-staff' : 'staff');

const cookie = (env: Settings, value: string, extra: string) =>
  `${nameOf(env)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps(env) ? '; Secure' : ''}${extra}`;

/** The session token, or undefined when the request has none. */
export const sessionTokenOf = (env: Settings, request: Request): string | undefined => {
  const prefix = `${nameOf(env)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** `maxAgeMs` is null on a shared computer: the cookie ends with the browser. */
export const sessionCookie = (env: Settings, token: string, maxAgeMs: number | null): string =>
  cookie(env, token, maxAgeMs === null ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`);

export const endedCookie = (env: Settings): string => cookie(env, '', '; Max-Age=0');
