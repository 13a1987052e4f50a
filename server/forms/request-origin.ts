import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import type { RequestOrigin } from '#server/models/intake.ts';

const cookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Kept beside a form, never judged: PostgreSQL refuses a null byte and half a pair, and a log needs no line breaks. */
export const short = (text: string | null | undefined, most: number): string | undefined =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    ?.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '')
    .slice(0, most)
    .toWellFormed() || undefined;

export const visitOf = (headers: Headers, address: string): RequestOrigin => {
  const key = short(headers.get(submitHeaders.key), 200);
  const trap = short(headers.get(submitHeaders.trap), 200);
  const elapsed = headers.get(submitHeaders.elapsed);
  const userAgent = short(headers.get('user-agent'), 300);
  const pageUri = short(headers.get('referer'), 1000);
  const hutk = short(cookie(headers.get('cookie'), 'hubspotutk'), 100);
  return {
    address,
    ...(key && { key }),
    ...(trap && { trap }),
    ...(elapsed && /^\d{1,12}$/.test(elapsed) && { elapsedMs: Number(elapsed) }),
    ...(userAgent && { userAgent }),
    ...(pageUri && { pageUri }),
    ...(hutk && { hutk }),
  };
};
