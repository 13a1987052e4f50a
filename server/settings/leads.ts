import { brand } from '#domain/brand.ts';
import { optional, optionalNumber, secret, setting, text, webAddress } from './setting.ts';

/** Key, secret and bucket must be present, and a `%` in them must be encoded. */
const isStoreAddress = (value: string) => {
  const { username, password, pathname } = new URL(value);
  try {
    return [username, password, pathname.replaceAll('/', '')].every((part) => decodeURIComponent(part));
  } catch {
    return false;
  }
};

/** Settings of forms: limits, mail, files, the marketing-forms provider. */
export const leadsSettings = {
  FORMS_PER_MINUTE: setting(
    '5',
    'a whole number from 1',
    'How often one address may send the same form in a minute',
    text.regex(/^[1-9]\d{0,6}$/).transform(Number),
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
} as const;
