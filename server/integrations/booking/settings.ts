import { resolve } from 'node:path';
import * as z from 'zod';
import {
  apiUrl,
  optional,
  type Settings,
  secret,
  secureUrl,
  text,
  type ValuesOf,
} from '#server/settings/setting.ts';
import { marianaTekSettingsError } from './mariana-tek/settings.ts';

/**
 * Every booking provider; a mirrored provider with its own rule about the settings below. Settings that only
 * one provider has are in the folder of that provider.
 */
const providers = { embedded: null, 'mariana-tek': marianaTekSettingsError };
const providerNames = Object.keys(providers) as (keyof typeof providers)[];

export const bookingSettings = {
  BOOKING_PROVIDER: {
    defaultValue: 'embedded',
    expects: providerNames.join(' or '),
    meaning: 'Where classes come from; embedded means our own tables with a simulated timetable',
    schema: z.enum(providerNames),
  },
  BOOKING_URL: {
    defaultValue: '',
    expects: 'an https URL',
    meaning: "The booking provider's API",
    schema: optional(apiUrl()),
  },
  BOOKING_TOKEN: {
    defaultValue: '',
    expects: 'a token without spaces',
    meaning: 'Token of the booking API; its public reads need none',
    schema: secret,
  },
  BOOKING_MAP: {
    defaultValue: '',
    expects: 'a file',
    meaning: "JSON file with the booking provider's ids and ours: docs/providers.md",
    schema: optional(text.transform((file) => resolve(file))),
  },
  BOOKING_PAGE_URL: {
    defaultValue: '',
    expects: 'an https URL with {class} in it once',
    meaning: "The provider's booking page of one class, to which BOOK leads; empty means our page of the app",
    schema: optional(secureUrl.refine((value) => value.split('{class}').length === 2)),
  },
} satisfies Settings;

/** The first rule between these settings that is broken, as a sentence. */
export const bookingSettingsError = (env: ValuesOf<typeof bookingSettings>): string | null => {
  const settingsError = providers[env.BOOKING_PROVIDER];
  if (!settingsError) return null;
  const missing = (['BOOKING_URL', 'BOOKING_MAP'] as const).find((name) => !env[name]);
  return missing ? `BOOKING_PROVIDER=${env.BOOKING_PROVIDER} also needs ${missing}.` : settingsError(env);
};
