import { httpUrl, listOf, optional, pathOrUrl, type Settings, text } from './setting.ts';

/** What pages and forms use: the limit of forms, and URLs of the app, map and media. */
export const siteSettings = {
  FORMS_PER_MINUTE: {
    defaultValue: '5',
    expects: 'a whole number from 1',
    meaning: 'How often one network may send the same form in a minute',
    schema: text.regex(/^[1-9]\d{0,6}$/).transform(Number),
  },
  APP_SIGNUP_URL: {
    defaultValue: '/sign-up',
    expects: 'a path of this site or an http(s) URL',
    meaning: 'Where /app redirects visitors',
    schema: pathOrUrl,
  },
  APP_AUTHORIZE_URL: {
    defaultValue: 'https://app.heliora.example/o/authorize',
    expects: 'an http(s) URL',
    meaning: 'Where a new member signs in to the app for the first time',
    schema: httpUrl,
  },
  IOS_APP_ID: {
    defaultValue: '',
    expects: 'team and bundle id such as ABCDE12345.com.example.app',
    meaning: 'iOS app that may open our links; off when empty',
    schema: optional(text.regex(/^[A-Z0-9]{10}(\.[\w-]+)+$/)),
  },
  IOS_APP_STORE_ID: {
    defaultValue: '',
    expects: 'a number such as 1600000142',
    meaning: 'App Store id for the smart banner on iPhones; off when empty',
    schema: optional(text.regex(/^\d{6,12}$/)),
  },
  ANDROID_PACKAGE: {
    defaultValue: '',
    expects: 'a package name such as com.example.app',
    meaning: 'Android app that may open our links; off when empty',
    schema: optional(text.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/)),
  },
  ANDROID_CERT_FINGERPRINTS: {
    defaultValue: '',
    expects: 'SHA-256 fingerprints (32 pairs joined by colons) separated by commas',
    meaning: 'Certificates the Android app is signed with',
    schema: text
      .transform(listOf)
      .refine((list) => list.every((print) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(print))),
  },
  CDN_URL: {
    defaultValue: '',
    expects: 'an http(s) URL',
    meaning: 'Content delivery host for pictures and films',
    schema: optional(httpUrl),
  },
  MAP_STYLE_URL: {
    defaultValue: '',
    expects: 'a path of this site or an http(s) URL',
    meaning: 'Map style to use instead of our own',
    schema: optional(pathOrUrl),
  },
  MAP_ORIGINS: {
    defaultValue: '',
    expects: 'http(s) URLs separated by commas',
    meaning: 'Further hosts that the map style loads tiles, fonts and symbols from',
    schema: text
      .transform(listOf)
      .refine((list) => list.every((entry) => httpUrl.safeParse(entry).success))
      .transform((list) => list.map((entry) => new URL(entry).origin)),
  },
  IP_LOOKUP_URL: {
    defaultValue: '',
    expects: 'an http(s) URL',
    meaning: 'IP look-up service to use instead of our own',
    schema: optional(httpUrl),
  },
} satisfies Settings;
