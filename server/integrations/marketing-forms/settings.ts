import { marketingForms } from '#domain/forms/marketing-forms.ts';
import {
  httpUrl,
  isSecure,
  optional,
  optionalNumber,
  type Settings,
  secret,
  text,
  type ValuesOf,
} from '#server/settings/setting.ts';

export const marketingSettings = {
  MARKETING_URL: {
    defaultValue: '',
    expects: 'an http(s) URL',
    meaning: 'Marketing-forms provider to which leads are forwarded, without portal and form',
    schema: optional(httpUrl),
  },
  MARKETING_PORTAL: {
    defaultValue: '',
    expects: 'an id',
    meaning: 'Portal at the marketing-forms provider',
    schema: text.regex(/^[\w-]*$/),
  },
  MARKETING_FORMS: {
    defaultValue: '',
    expects: 'pairs such as pre-sale-delray=FORM-ID separated by commas',
    meaning: "Our marketing forms and the provider's ids of them",
    schema: text
      .refine((list) => list === '' || list.split(',').every((pair) => /^\s*[\w-]+=[\w-]+\s*$/.test(pair)))
      .transform(
        (list): Record<string, string> =>
          Object.fromEntries(list ? list.split(',').map((pair) => pair.trim().split('=')) : []),
      ),
  },
  MARKETING_TOKEN: {
    defaultValue: '',
    expects: 'a token without spaces',
    meaning: 'Token of the marketing-forms provider; with it leads go to the authenticated URL',
    schema: secret,
  },
  MARKETING_SUBSCRIPTION: {
    defaultValue: '',
    expects: 'a number such as 999',
    meaning:
      "The marketing-forms provider's number of the communication to which visitors consent; empty means none is named",
    schema: optionalNumber(/^[1-9]\d{0,14}$/),
  },
} satisfies Settings;

const submitPath = /\/integration\/(secure\/)?submit\/?$/;

/** The first rule between these settings that is broken, as a sentence. */
export const marketingSettingsError = (env: ValuesOf<typeof marketingSettings>): string | null => {
  if (!env.MARKETING_URL) return env.MARKETING_TOKEN ? 'MARKETING_TOKEN also needs MARKETING_URL.' : null;
  const names = Object.keys(env.MARKETING_FORMS);
  if (!env.MARKETING_PORTAL) return 'MARKETING_URL also needs MARKETING_PORTAL.';
  if (names.length === 0) return 'MARKETING_URL also needs MARKETING_FORMS.';
  const unknown = names.find((name) => !marketingForms.some(({ id }) => id === name));
  if (unknown) return `MARKETING_FORMS names ${JSON.stringify(unknown)}, which is no form of ours.`;
  const url = new URL(env.MARKETING_URL);
  return env.MARKETING_TOKEN && !(isSecure(url) && submitPath.test(url.pathname))
    ? 'MARKETING_TOKEN needs a MARKETING_URL that is an https URL and ends in /integration/submit.'
    : null;
};
