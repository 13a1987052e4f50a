import { brand } from '#domain/brand.ts';
import type { Instant } from '#domain/dates.ts';
import type { Env } from '#server/env.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { readJson } from '#server/integrations/read-json.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';
import type { GetJson, MirrorProvider } from './provider.ts';

/** The provider has no such record, or no such page of a list. */
export class NotFound extends NamedError {
  static override readonly errorName: string = 'NotFound';
}

const defaultTimeoutMs = 5_000;
const maxResponseBytes = 8_000_000;
/** The shortest wait after a 429 or 503, and the wait when `Retry-After` has no time. */
const minWaitMs = 60_000;
const maxWaitMs = 15 * 60_000;

/** `Retry-After` is a number of seconds or a date. */
const waitMs = (header: string | null, now: Instant): number => {
  const seconds = Number(header);
  const requestedMs = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return Math.min(Math.max(requestedMs || minWaitMs, minWaitMs), maxWaitMs);
};

const throwUnlessOk = (response: Response, now: Instant): void => {
  const { status, headers } = response;
  if (response.ok) return;
  // The body may contain anything, so the error does not quote it.
  if (status === 429 || status === 503)
    throw new TryLater(
      status === 429
        ? 'the booking provider got too many requests (429)'
        : 'the booking provider is in maintenance (503)',
      waitMs(headers.get('retry-after'), now),
    );
  if (status === 401 || status === 403)
    throw new PermanentFailure(
      `the booking provider refuses our access (${status}): is BOOKING_TOKEN right?`,
    );
  if (status === 404) throw new NotFound('the booking provider has no such record (404)');
  if (status >= 300 && status < 400)
    throw new Unavailable(
      `the booking provider redirects (${status}), which is not followed: is BOOKING_URL right?`,
    );
  throw new Unavailable(`the booking provider responded with status ${status}`);
};

const inOurWords = (error: unknown): Error => {
  if (error instanceof Unavailable || error instanceof TryLater) return error;
  if (error instanceof PermanentFailure || error instanceof NotFound) return error;
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return new Unavailable('the booking provider did not respond in time');
  if (name === 'AbortError') return new Unavailable('the request was abandoned');
  return new Unavailable(
    `the connection to the booking provider failed${cause?.code ? ` (${cause.code})` : ''}`,
  );
};

/** The only module that sends requests to providers. URLs consist of settings and encoded segments. */
export const createGetJson = (
  provider: Pick<MirrorProvider, 'headers'>,
  env: Pick<Env, 'BOOKING_URL' | 'BOOKING_TOKEN' | 'PUBLIC_URL'>,
  { send = fetch, clock = systemClock }: { send?: typeof fetch; clock?: Clock } = {},
): GetJson => {
  const headers = {
    accept: 'application/json',
    // The terms of providers require integrations to identify themselves.
    'user-agent': `${brand.name} website (+${env.PUBLIC_URL})`,
    ...provider.headers(env.BOOKING_TOKEN),
  };
  return async (path, query = {}, { timeoutMs = defaultTimeoutMs, signal } = {}) => {
    const url = new URL(`${env.BOOKING_URL}/${path.map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(url, {
        headers,
        // Redirects are not followed: one could lead into our own network.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      if (!response.ok) await response.body?.cancel();
      throwUnlessOk(response, clock.now());
      return await readJson('the booking provider', response, maxResponseBytes);
    } catch (error) {
      throw inOurWords(error);
    }
  };
};
