import type { Visit } from '#server/models/intake.ts';

/**
 * What our pages send along with a form, as headers, so that every call keeps the payload it is specified with:
 * Idempotency-Key (one per attempt), X-Form-Trap (the field nobody sees), X-Form-Elapsed (milliseconds).
 */
export const formHeaders = {
  key: 'idempotency-key',
  trap: 'x-form-trap',
  elapsed: 'x-form-elapsed',
} as const;

const cookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const short = (text: string | null | undefined, most: number) =>
  text?.toWellFormed().slice(0, most) || undefined;

export const visitOf = (headers: Headers, address: string): Visit => {
  const key = short(headers.get(formHeaders.key), 200);
  const trap = short(headers.get(formHeaders.trap), 200);
  const elapsed = headers.get(formHeaders.elapsed);
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
