import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { brand } from '#domain/brand.ts';
import { marketingForms } from '#domain/forms/marketing-forms.ts';

/** A setting with an invalid value. Its message is the one line the operator sees. */
export class EnvError extends Error {
  override name = 'EnvError';
  /** For server/main.ts: the built site has a class of its own, which `instanceof` does not know. */
  readonly expected = true;
}

type Setting<T> = {
  /** Default for an empty or missing value. */
  fallback: string;
  /** Completes the sentence "expected …". */
  expects: string;
  /** One line for the README's table. */
  meaning: string;
  schema: z.ZodType<T, string>;
};
const setting = <T>(
  fallback: string,
  expects: string,
  meaning: string,
  schema: z.ZodType<T, string>,
): Setting<T> => ({ fallback, expects, meaning, schema });

const text = z.string();
/** `abort`: what is no address is not given to further rules, which parse it. */
const addressIf = (isRight: (url: URL) => boolean) =>
  text.refine((value) => URL.canParse(value) && isRight(new URL(value)), { abort: true });
const webAddress = addressIf(({ protocol }) => /^https?:$/.test(protocol));
const optional = (schema: z.ZodType<string, string>) =>
  text.transform((value, ctx) => {
    if (value === '') return null;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    ctx.addIssue({ code: 'custom', message: 'unusable' });
    return z.NEVER;
  });
const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
/** Nothing secret and nothing that a page shows travels without encryption, except inside this machine. */
const isSecure = (url: URL) => url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
const secureAddress = addressIf(isSecure);
/** In a request header: no space, no control character. */
const secret = optional(text.regex(/^[!-~]+$/));
const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to);
const optionalNumber = (pattern: RegExp, max = Number.MAX_SAFE_INTEGER) =>
  optional(text.regex(pattern).refine((value) => Number(value) <= max)).transform((value) =>
    value === null ? null : Number(value),
  );
const pathOrAddress = text.refine(
  (value) => /^\/(?![/\\])/.test(value) || webAddress.safeParse(value).success,
);
const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const isNetwork = (entry: string) => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** An API: an address to which paths are added, so it has no query of its own, and no password. */
const apiAddress = (path: RegExp) =>
  secureAddress
    .refine((value) => {
      const { pathname, search, hash, username, password } = new URL(value);
      return path.test(pathname) && !search && !hash && !username && !password;
    })
    .transform((value) => value.replace(/\/+$/, ''));
/** Mariana Tek's admin API has the same host and answers with other shapes. */
const customerApiPath = /\/api\/customer\/v1\/?$/;
/** Key, secret and bucket; a secret with a `%` that is not encoded cannot be read. */
const isStoreAddress = (value: string) => {
  const { username, password, pathname } = new URL(value);
  try {
    return [username, password, pathname.replaceAll('/', '')].every((part) => decodeURIComponent(part));
  } catch {
    return false;
  }
};
/** The path tells the two job boards apart. */
const jobBoardPath = /^\/(v1\/boards|v0\/postings)\/[\w-]+\/?$/;

export const settings = {
  PORT: setting(
    '3000',
    'a port number between 0 and 65535',
    'Port to listen on; 0 picks a free one',
    text
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65535),
  ),
  HOST: setting(
    '127.0.0.1',
    'a host name or address without spaces',
    'Address to listen on; 0.0.0.0 in a container',
    text.regex(/^[^\s/]+$/),
  ),
  NODE_ENV: setting(
    'development',
    'development, production or test',
    'Set by the npm scripts',
    z.enum(['development', 'production', 'test']),
  ),
  PUBLIC_URL: setting(
    '',
    'an http(s) address',
    'Address visitors use, for canonical links and feeds; http://localhost:PORT when empty',
    optional(webAddress),
  ),
  DATABASE_URL: setting(
    '',
    'a postgres:// address',
    'PostgreSQL to use; empty means SQLite in DATA_DIR',
    optional(text.regex(/^postgres(ql)?:\/\/\S+$/)),
  ),
  DATA_DIR: setting(
    './data',
    'a folder',
    'Folder of the embedded database',
    text.transform((dir) => resolve(dir)),
  ),
  BOOKING_PROVIDER: setting(
    'embedded',
    'embedded or mariana-tek',
    'Where classes come from; embedded means our own tables with a simulated timetable',
    z.enum(['embedded', 'mariana-tek']),
  ),
  BOOKING_URL: setting(
    '',
    'an https address such as https://TENANT.marianatek.com/api/customer/v1',
    "The booking provider's API",
    optional(apiAddress(customerApiPath)),
  ),
  BOOKING_TOKEN: setting(
    '',
    'a token without spaces',
    'Token of the booking API; its public reads need none',
    secret,
  ),
  BOOKING_MAP: setting(
    '',
    'a file',
    "JSON file with the booking provider's ids and ours: docs/providers.md",
    optional(text.transform((file) => resolve(file))),
  ),
  BOOKING_PAGE_URL: setting(
    '',
    'an https address with {class} in it once',
    "The provider's booking page of one class, to which BOOK leads; empty means our page of the app",
    optional(secureAddress.refine((value) => value.split('{class}').length === 2)),
  ),
  BOOKING_SOON_SECONDS: setting(
    '60',
    'a whole number from 20 to 3600',
    'How often the classes of the next 48 hours are read from the booking provider',
    wholeNumber(20, 3600),
  ),
  BOOKING_LATER_SECONDS: setting(
    '600',
    'a whole number from 60 to 86400',
    'How often the later classes are read from the booking provider',
    wholeNumber(60, 86_400),
  ),
  DRAIN_SECONDS: setting(
    '0',
    'a whole number from 0 to 300',
    'How long /readyz answers 503 before the port closes on SIGTERM; a little more than the proxy needs to notice',
    text
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((seconds) => seconds <= 300),
  ),
  LOG_LEVEL: setting(
    'info',
    'silent, error, info or debug',
    'How much the server logs',
    z.enum(['silent', 'error', 'info', 'debug']),
  ),
  APP_SIGNUP_URL: setting(
    '/sign-up',
    'a path of this site or an http(s) address',
    'Where /app sends visitors',
    pathOrAddress,
  ),
  CDN_URL: setting(
    '',
    'an http(s) address',
    'Content delivery host for pictures and films',
    optional(webAddress),
  ),
  MAP_STYLE_URL: setting(
    '',
    'a path of this site or an http(s) address',
    'Map style to use instead of our own',
    optional(pathOrAddress),
  ),
  MAP_ORIGINS: setting(
    '',
    'http(s) addresses separated by commas',
    'Further hosts that map style reads from: tiles, letters, symbols',
    text
      .transform(listOf)
      .refine((list) => list.every((entry) => webAddress.safeParse(entry).success))
      .transform((list) => list.map((entry) => new URL(entry).origin)),
  ),
  IP_LOOKUP_URL: setting(
    '',
    'an http(s) address',
    'IP look-up service to use instead of our own',
    optional(webAddress),
  ),
  TRUSTED_PROXIES: setting(
    '',
    'addresses or networks (10.0.0.0/8) separated by commas',
    'Proxies whose forwarded-for header is trusted',
    text.transform(listOf).refine((list) => list.every(isNetwork)),
  ),
  SMTP_URL: setting(
    '',
    'an smtp:// or smtps:// address',
    'Mail server; without one, mails are .eml files in DATA_DIR/mailbox',
    optional(text.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))),
  ),
  MAIL_FROM: setting(
    `${brand.name} <no-reply@heliora.example>`,
    'an address such as Heliora <no-reply@heliora.example>',
    'Sender of all mails',
    text.regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/),
  ),
  FILE_STORE_URL: setting(
    '',
    'an address such as https://KEY:SECRET@host/bucket?region=us-east-1',
    'S3-compatible store for uploaded files, a bucket or a folder in one; empty means DATA_DIR/uploads',
    optional(webAddress.refine(isStoreAddress)),
  ),
  MARKETING_URL: setting(
    '',
    'an http(s) address',
    'Marketing-forms provider to which leads are forwarded, without portal and form',
    optional(webAddress),
  ),
  MARKETING_PORTAL: setting('', 'an id', 'Portal at the marketing-forms provider', text.regex(/^[\w-]*$/)),
  MARKETING_FORMS: setting(
    '',
    'pairs such as pre-sale-delray=FORM-ID separated by commas',
    "Our marketing forms and the provider's ids of them",
    text
      .refine((list) => list === '' || list.split(',').every((pair) => /^\s*[\w-]+=[\w-]+\s*$/.test(pair)))
      .transform(
        (list): Record<string, string> =>
          Object.fromEntries(list ? list.split(',').map((pair) => pair.trim().split('=')) : []),
      ),
  ),
  MARKETING_TOKEN: setting(
    '',
    'a token without spaces',
    'Token of the marketing-forms provider; with it leads go to the authenticated address',
    secret,
  ),
  MARKETING_SUBSCRIPTION: setting(
    '',
    'a number such as 999',
    "The marketing-forms provider's number of the communication to which visitors consent; empty means none is named",
    optionalNumber(/^[1-9]\d{0,14}$/),
  ),
  OPENINGS_URL: setting(
    '',
    'an https address such as https://boards-api.greenhouse.io/v1/boards/NAME or https://api.lever.co/v0/postings/NAME',
    'Job board of Greenhouse or Lever that openings are read from, once a day; empty means the openings in content/',
    optional(apiAddress(jobBoardPath)),
  ),
  METRICS_PORT: setting(
    '',
    'a port number between 1 and 65535',
    'Port of its own for GET /metrics; without it and METRICS_TOKEN there are no metrics',
    optionalNumber(/^(?!0$)\d{1,5}$/, 65_535),
  ),
  METRICS_TOKEN: setting(
    '',
    'a token of at least 16 characters without spaces',
    'Token that GET /metrics asks for, on the port of the site or on METRICS_PORT',
    secret.refine((token) => token === null || token.length >= 16),
  ),
  APP_AUTHORIZE_URL: setting(
    'https://app.heliora.example/o/authorize',
    'an http(s) address',
    'Where a new member signs in to the app for the first time',
    webAddress,
  ),
  FORMS_PER_MINUTE: setting(
    '5',
    'a whole number from 1',
    'How often one address may send the same form in a minute',
    text.regex(/^[1-9]\d{0,6}$/).transform(Number),
  ),
  IOS_APP_ID: setting(
    '',
    'team and bundle id such as ABCDE12345.com.example.app',
    'iOS app that may open our links; off when empty',
    optional(text.regex(/^[A-Z0-9]{10}(\.[\w-]+)+$/)),
  ),
  IOS_APP_STORE_ID: setting(
    '',
    'a number such as 1600000142',
    'App Store id for the smart banner on iPhones; off when empty',
    optional(text.regex(/^\d{6,12}$/)),
  ),
  ANDROID_PACKAGE: setting(
    '',
    'a package name such as com.example.app',
    'Android app that may open our links; off when empty',
    optional(text.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/)),
  ),
  ANDROID_CERT_FINGERPRINTS: setting(
    '',
    'SHA-256 fingerprints (32 pairs joined by colons) separated by commas',
    'Certificates the Android app is signed with',
    text
      .transform(listOf)
      .refine((list) => list.every((print) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print))),
  ),
  STAFF_KEY: setting(
    '',
    'base64 of 32 bytes, for example from openssl rand -base64 32',
    'Key of the secrets of staff accounts; empty means DATA_DIR/staff.key, and no passwords of staff on PostgreSQL',
    optional(text.regex(/^[A-Za-z0-9+/]{43}=$/)),
  ),
  STAFF_DEMO: setting(
    '',
    '1, or nothing',
    '1 fills an empty database with an invented team and invented leads, to look at /staff',
    z.enum(['', '1']).transform((value) => value === '1'),
  ),
  NOW: setting(
    '',
    'an instant such as 2026-11-15T12:00:00Z',
    'Tests only: the clock is fixed at this instant',
    optional(text.refine((value) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)))),
  ),
} as const;

type SettingName = keyof typeof settings;
type Read<N extends SettingName> = z.output<(typeof settings)[N]['schema']>;

export type Env = { [N in SettingName]: Read<N> } & { PUBLIC_URL: string };

/** A password in an address must not appear in a log, and no token. */
const shown = (name: SettingName, value: string) =>
  name.endsWith('_TOKEN') ? '***' : value.replace(/(:\/\/[^:/@\s]+:)[^@\s]+@/, '$1***@');

const read = <N extends SettingName>(name: N, source: NodeJS.ProcessEnv): Read<N> => {
  const { fallback, expects, schema } = settings[name];
  const value = source[name]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Read<N>;
  throw new EnvError(`${name}=${JSON.stringify(shown(name, value))} cannot be used: expected ${expects}.`);
};

/** Settings that a booking provider cannot work without. */
const neededByProvider: Record<string, readonly SettingName[]> = {
  'mariana-tek': ['BOOKING_URL', 'BOOKING_MAP'],
};
const marketingPath = /\/integration\/(secure\/)?submit\/?$/;

type Values = { [N in SettingName]: Read<N> };

const marketingConflictOf = (env: Values): string | null => {
  if (!env.MARKETING_URL) return env.MARKETING_TOKEN ? 'MARKETING_TOKEN also needs MARKETING_URL.' : null;
  const names = Object.keys(env.MARKETING_FORMS);
  if (!env.MARKETING_PORTAL) return 'MARKETING_URL also needs MARKETING_PORTAL.';
  if (names.length === 0) return 'MARKETING_URL also needs MARKETING_FORMS.';
  const unknown = names.find((name) => !marketingForms.some(({ id }) => id === name));
  if (unknown) return `MARKETING_FORMS names ${JSON.stringify(unknown)}, which is no form of ours.`;
  const url = new URL(env.MARKETING_URL);
  return env.MARKETING_TOKEN && !(isSecure(url) && marketingPath.test(url.pathname))
    ? 'MARKETING_TOKEN needs a MARKETING_URL that is an https address and ends in /integration/submit.'
    : null;
};

/** What is wrong with settings that are right one by one: the first such sentence, or null. */
const conflictOf = (env: Values): string | null => {
  for (const name of neededByProvider[env.BOOKING_PROVIDER] ?? [])
    if (!env[name]) return `BOOKING_PROVIDER=${env.BOOKING_PROVIDER} also needs ${name}.`;
  if (env.BOOKING_LATER_SECONDS < env.BOOKING_SOON_SECONDS)
    return 'BOOKING_LATER_SECONDS is less than BOOKING_SOON_SECONDS: expected at least as much.';
  const ofMarketing = marketingConflictOf(env);
  if (ofMarketing) return ofMarketing;
  if (env.STAFF_DEMO && (env.SMTP_URL || env.MARKETING_URL))
    return 'STAFF_DEMO=1 has invented people: expected no SMTP_URL and no MARKETING_URL, so that nothing is sent to them.';
  if (env.METRICS_PORT !== null && env.METRICS_PORT === env.PORT)
    return 'METRICS_PORT and PORT are the same: expected a port of its own, or METRICS_TOKEN alone.';
  return null;
};

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const names = Object.keys(settings) as SettingName[];
  const env = Object.fromEntries(names.map((name) => [name, read(name, source)])) as Values;
  const conflict = conflictOf(env);
  if (conflict) throw new EnvError(conflict);
  return { ...env, PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '') };
};
