import { apiAddress, listOf, optional, pathOrAddress, setting, text, webAddress } from './setting.ts';

/** The path distinguishes the two job boards. */
const jobBoardPath = /^\/(v1\/boards|v0\/postings)\/[\w-]+\/?$/;

/** Addresses of other systems that pages use: app, map, media, job board. */
export const pagesSettings = {
  APP_SIGNUP_URL: setting(
    '/sign-up',
    'a path of this site or an http(s) address',
    'Where /app redirects visitors',
    pathOrAddress,
  ),
  APP_AUTHORIZE_URL: setting(
    'https://app.heliora.example/o/authorize',
    'an http(s) address',
    'Where a new member signs in to the app for the first time',
    webAddress,
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
    'Further hosts that the map style loads tiles, fonts and symbols from',
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
  OPENINGS_URL: setting(
    '',
    'an https address such as https://boards-api.greenhouse.io/v1/boards/NAME or https://api.lever.co/v0/postings/NAME',
    'Job board of Greenhouse or Lever that openings are read from, once a day; empty means the openings in content/',
    optional(apiAddress(jobBoardPath)),
  ),
} as const;
