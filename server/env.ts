import { NamedError } from '#server/errors/named-error.ts';
import { bookingSettings, bookingSettingsError } from './integrations/booking/settings.ts';
import { fileStoreSettings } from './integrations/file-store/settings.ts';
import { mailSettings } from './integrations/mail/settings.ts';
import { marketingSettings, marketingSettingsError } from './integrations/marketing-forms/settings.ts';
import { openingsSettings } from './integrations/openings/settings.ts';
import { processSettings } from './settings/process.ts';
import type { ValuesOf } from './settings/setting.ts';
import { siteSettings } from './settings/site.ts';
import { staffSettings, staffSettingsError } from './settings/staff.ts';

/** A setting with an invalid value. The operator sees its message as one line. */
export class EnvError extends NamedError {
  static override readonly errorName: string = 'EnvError';
  /** For server/main.ts, where `instanceof` fails: the built site has its own copy of this class. */
  readonly expected = true;
}

/** Every setting, in the order of docs/settings.md. An external system declares its own in its folder. */
export const settings = {
  ...processSettings,
  ...bookingSettings,
  ...mailSettings,
  ...fileStoreSettings,
  ...marketingSettings,
  ...openingsSettings,
  ...siteSettings,
  ...staffSettings,
};

type SettingName = keyof typeof settings;
type Values = ValuesOf<typeof settings>;

export type Env = Values & { PUBLIC_URL: string };

/** Tokens, keys and passwords in URLs must not appear in a log. */
const withoutSecrets = (name: SettingName, value: string) =>
  /_(TOKEN|KEY)$/.test(name) ? '***' : value.replace(/(:\/\/[^:/@\s]+:)[^@\s]+@/, '$1***@');

const readSetting = (name: SettingName, source: NodeJS.ProcessEnv): unknown => {
  const { defaultValue, expects, schema } = settings[name];
  const value = source[name]?.trim() || defaultValue;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new EnvError(
    `${name}=${JSON.stringify(withoutSecrets(name, value))} cannot be used: expected ${expects}.`,
  );
};

/** The first conflict between settings that are valid one by one, as a sentence, or null. */
const settingsError = (env: Values): string | null =>
  bookingSettingsError(env) ?? marketingSettingsError(env) ?? staffSettingsError(env);

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const names = Object.keys(settings) as SettingName[];
  const env = Object.fromEntries(names.map((name) => [name, readSetting(name, source)])) as Values;
  const error = settingsError(env);
  if (error) throw new EnvError(error);
  return { ...env, PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '') };
};
