import type { Env } from '#server/env.ts';
import { originMs } from '#server/models/staff/origins.ts';

type Settings = Pick<Env, 'PUBLIC_URL'>;
const isHttps = ({ PUBLIC_URL }: Settings) => PUBLIC_URL.startsWith('https:');

type Name = 'staff' | 'staff-device';

/** `__Host-` requires https. On http, which only developers use, Safari drops a cookie with `Secure`. */
const nameOf = (env: Settings, name: Name) => (isHttps(env) ? `__Host-${name}` : name);

const cookie = (env: Settings, name: Name, value: string, extra: string) =>
  `${nameOf(env, name)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps(env) ? '; Secure' : ''}${extra}`;

const tokenOf = (env: Settings, request: Request, name: Name): string | undefined => {
  const prefix = `${nameOf(env, name)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** The session token, or undefined when the request has none. */
export const sessionTokenOf = (env: Settings, request: Request) => tokenOf(env, request, 'staff');

/** The token of a device on which a member signed in; it opens nothing (server/models/staff/origins.ts). */
export const deviceTokenOf = (env: Settings, request: Request) => tokenOf(env, request, 'staff-device');

export const deviceCookie = (env: Settings, token: string): string =>
  cookie(env, 'staff-device', token, `; Max-Age=${originMs / 1000}`);

/** `maxAgeMs` is null on a shared computer: the cookie ends with the browser. */
export const sessionCookie = (env: Settings, token: string, maxAgeMs: number | null): string =>
  cookie(env, 'staff', token, maxAgeMs === null ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`);

export const endedCookie = (env: Settings): string => cookie(env, 'staff', '', '; Max-Age=0');
