export type DeviceType = 'ANDROID' | 'IOS' | 'ALL';

/** Search engines and link previews call themselves phones, but they come to read the page. */
const reader = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

/**
 * What a browser says it runs on, as far as the choice of an app store goes. A tablet that calls itself a Mac stays
 * with all others: a page that offers both stores serves it better than a guess.
 */
export const deviceOf = (userAgent: string | undefined): DeviceType => {
  if (!userAgent || reader.test(userAgent)) return 'ALL';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'IOS';
  return /\bAndroid\b/.test(userAgent) ? 'ANDROID' : 'ALL';
};
