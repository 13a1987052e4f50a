export type DeviceType = 'ANDROID' | 'IOS' | 'ALL';

/** Crawlers and link previews send user agents of phones, but must get the page, not a store. */
const crawler = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

/**
 * The platform in a user agent, which decides the app store. An iPad that identifies as a Mac is `ALL`: a
 * page with both stores is better than a guess.
 */
export const deviceOf = (userAgent: string | undefined): DeviceType => {
  if (!userAgent || crawler.test(userAgent)) return 'ALL';
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'IOS';
  return /\bAndroid\b/.test(userAgent) ? 'ANDROID' : 'ALL';
};
