import type * as z from 'zod';
import { marketingForms } from '#domain/forms/marketing-forms.ts';
import { bookingSettings } from './settings/booking.ts';
import { leadsSettings } from './settings/leads.ts';
import { pagesSettings } from './settings/pages.ts';
import { processSettings } from './settings/process.ts';
import { isSecure } from './settings/setting.ts';
import { staffSettings } from './settings/staff.ts';

/** A setting with an invalid value. The operator sees its message as one line. */
export class EnvError extends Error {
  override name = 'EnvError';
  /** For server/main.ts, where `instanceof` fails: the built site has its own copy of this class. */
  readonly expected = true;
}

/** Every setting, in the order of the README's table. */
export const settings = {
  ...processSettings,
  ...bookingSettings,
  ...leadsSettings,
  ...pagesSettings,
  ...staffSettings,
} as const;

type SettingName = keyof typeof settings;
type Read<N extends SettingName> = z.output<(typeof settings)[N]['schema']>;

export type Env = { [N in SettingName]: Read<N> } & { PUBLIC_URL: string };

/** Tokens, keys and passwords in addresses must not appear in a log. */
const shown = (name: SettingName, value: string) =>
  /_(TOKEN|KEY)$/.test(name) ? '***' : value.replace(/(:\/\/[^:/@\s]+:)[^@\s]+@/, '$1***@');

const read = <N extends SettingName>(name: N, source: NodeJS.ProcessEnv): Read<N> => {
  const { fallback, expects, schema } = settings[name];
  const value = source[name]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) return result.data as Read<N>;
  throw new EnvError(`${name}=${JSON.stringify(shown(name, value))} cannot be used: expected ${expects}.`);
};

/** Settings that a booking provider requires. */
const neededByProvider: Partial<Record<Values['BOOKING_PROVIDER'], readonly SettingName[]>> = {
  'mariana-tek': ['BOOKING_URL', 'BOOKING_MAP'],
};
/** Mariana Tek's admin API has the same host but other response formats. */
const marianaTekPath = /\/api\/customer\/v1$/;
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

/** The first conflict between settings that are valid one by one, as a sentence, or null. */
const conflictOf = (env: Values): string | null => {
  for (const name of neededByProvider[env.BOOKING_PROVIDER] ?? [])
    if (!env[name]) return `BOOKING_PROVIDER=${env.BOOKING_PROVIDER} also needs ${name}.`;
  if (env.BOOKING_PROVIDER === 'mariana-tek' && !marianaTekPath.test(env.BOOKING_URL ?? ''))
    return 'BOOKING_PROVIDER=mariana-tek needs a BOOKING_URL that ends in /api/customer/v1.';
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
