import { marketingCookie } from '#domain/forms/marketing-cookie.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';

/**
 * For texts stored without validation: PostgreSQL rejects null bytes and lone surrogates, and a log line has
 * no line breaks.
 */
export const cleanText = (text: string | null | undefined, max: number): string | undefined =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
    ?.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '')
    .slice(0, max)
    .toWellFormed() || undefined;

/**
 * The URL of the form's page. Referer names the page that sends the form, perhaps again. Our own header names
 * the one that it was filled in on, and is read only if that page has the origin of the request.
 */
const pageOf = (headers: Headers): string | null => {
  const page = headers.get(submitHeaders.page) ?? '';
  const isOfOrigin = URL.canParse(page) && page.startsWith(`${headers.get('origin')}/`);
  return isOfOrigin ? page.replace(/#.*/, '') : headers.get('referer');
};

/** The metadata of a request that is stored with its submission or used to detect spam. */
export const requestMetadata = (headers: Headers, ip: string): RequestMetadata => {
  const key = cleanText(headers.get(submitHeaders.key), 200);
  const honeypot = cleanText(headers.get(submitHeaders.honeypot), 200);
  const elapsed = headers.get(submitHeaders.elapsed);
  const userAgent = cleanText(headers.get('user-agent'), 300);
  const pageUri = cleanText(pageOf(headers), 1000);
  const hutk = cleanText(marketingCookie(headers.get('cookie')), 100);
  return {
    ip,
    ...(key && { key }),
    ...(honeypot && { honeypot }),
    ...(elapsed && /^\d{1,12}$/.test(elapsed) && { elapsedMs: Number(elapsed) }),
    ...(userAgent && { userAgent }),
    ...(pageUri && { pageUri }),
    ...(hutk && { hutk }),
  };
};
