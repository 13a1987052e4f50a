import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaTypeFor } from '#server/graphql/media-type.ts';
import { requestIdHeader } from '#server/http/request/request-log.ts';
import { nonPagePolicy } from '#server/http/response/security-headers.ts';
import { redirectsByDevice } from '#server/http/routes/redirects.ts';
import type { Log } from '#server/log/log.ts';
import { language } from '#words/language.ts';
import {
  type CachedResponse,
  type ContentCoding,
  headersOf,
  isUnchanged,
  negotiateCoding,
} from './cached-response.ts';
import { graphqlCacheKey } from './graphql-get-cache.ts';
import type { ResponseCache } from './response-cache.ts';

type Options = {
  pages: ResponseCache;
  variants: ResponseCache;
  reads: ResponseCache;
  commonHeaders: Record<string, string>;
  log: Log;
};
/** Header names and values in turn, as `writeHead` accepts them. */
type Lines = string[];

const graphql = '/graphql?';

export type CacheFastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Sends a fresh cached response from memory to the socket; the app would send the same headers and bytes at
 * several times the CPU cost (tests/resilience/responses.test.ts compares both). The app handles what is not
 * cached, is stale, or is not a plain GET of a cache key. The fast path also works while the app is
 * overloaded. Next: ../pages/render-page.ts, which app.ts calls.
 */
export function createCacheFastPath({ pages, variants, reads, commonHeaders, log }: Options): CacheFastPath {
  const headerLines = new WeakMap<
    CachedResponse,
    Partial<Record<ContentCoding | `unchanged ${ContentCoding}`, Lines>>
  >();

  const find = (url: string, accept: string | undefined) => {
    if (url.startsWith(graphql)) {
      return reads.getFresh(graphqlCacheKey(url.slice(graphql.length - 1), mediaTypeFor(accept)));
    }
    return redirectsByDevice.has(url) ? undefined : (pages.getFresh(url) ?? variants.getFresh(url));
  };
  const linesOf = (cached: CachedResponse, coding: ContentCoding, bytes: number | undefined): Lines => {
    const known = headerLines.get(cached) ?? {};
    const key = bytes === undefined ? (`unchanged ${coding}` as const) : coding;
    if (known[key]) return known[key];
    const headers = {
      'content-security-policy': nonPagePolicy,
      ...headersOf(cached, coding, bytes),
      ...commonHeaders,
    };
    known[key] = Object.entries(headers).flat();
    headerLines.set(cached, known);
    return known[key];
  };

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return false;
    const url = incoming.url ?? '';
    const { headers } = incoming;
    const found = find(url, headers.accept);
    if (!found) return false;
    const { response: cached } = found;
    const id = randomUUID();
    const { age, 'cache-status': cacheStatus } = found.headers;
    const ofThisRequest = ['age', age, 'cache-status', cacheStatus, requestIdHeader, id];
    const coding = negotiateCoding(cached, headers['accept-encoding'] as string | undefined);
    if (isUnchanged(cached, headers['if-none-match'], coding)) {
      outgoing.writeHead(304, [...linesOf(cached, coding, undefined), ...ofThisRequest]).end();
    } else {
      const body = cached.bodies[coding];
      // Not compressed yet: the app compresses it once.
      if (!body) return false;
      const lines = linesOf(cached, coding, body.length);
      outgoing.writeHead(cached.status, [...lines, ...ofThisRequest]).end(body);
    }
    if (log.isDetailed) {
      const path = language.prefix + (url.split('?', 1)[0] ?? '');
      log.responded({ method: 'GET', path, status: outgoing.statusCode, ms: 0 }, id);
    }
    return true;
  };
}
