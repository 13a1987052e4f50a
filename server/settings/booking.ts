import { resolve } from 'node:path';
import * as z from 'zod';
import { apiAddress, optional, secret, secureAddress, setting, text, wholeNumber } from './setting.ts';

/** Where classes come from. */
export const bookingSettings = {
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
    optional(apiAddress()),
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
} as const;
