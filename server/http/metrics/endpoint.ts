import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { nonPagePolicy } from '#server/http/response/security-headers.ts';
import type { Log } from '#server/log/log.ts';
import type { Metrics } from './metrics.ts';
import { cachedKind, type RequestKind, requestKind } from './request-kind.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests in constant time, so that neither the length nor the content of the token leaks. */
const hasToken = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

type Options = {
  token: string;
  commonHeaders: Record<string, string>;
  log: Pick<Log, 'failed'>;
};

const sendMetrics = async (
  metrics: Metrics,
  { token, commonHeaders, log }: Options,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-security-policy': nonPagePolicy,
  };
  const refuse = (status: number, more: Record<string, string>) =>
    void outgoing.writeHead(status, { ...headers, ...more, 'content-length': '0' }).end();
  if (incoming.method !== 'GET') return refuse(405, { allow: 'GET', connection: 'close' });
  if (!hasToken(incoming, token)) return refuse(401, { 'www-authenticate': 'Bearer' });
  try {
    const { type, text } = await metrics.read();
    outgoing.writeHead(200, { ...headers, 'content-type': type }).end(text);
  } catch (error) {
    log.failed(error, { in: 'metrics' });
    refuse(500, {});
  }
};

const isMetrics = (url: string | undefined) => /^\/metrics(\?|$)/.test(url ?? '');

/** Wraps the listener of the site: counts responses, and serves GET /metrics before the limits of the app. */
export const measured = (listener: RequestListener, metrics: Metrics, options: Options): RequestListener => {
  return (incoming, outgoing) => {
    if (isMetrics(incoming.url)) return void sendMetrics(metrics, options, incoming, outgoing);
    const began = performance.now();
    const count = (kind: RequestKind, isComplete: boolean) =>
      metrics.responded(kind, outgoing.statusCode, isComplete, (performance.now() - began) / 1000);
    listener(incoming, outgoing);
    // Read now: the listener has removed the prefix of the language.
    const { method = '', url = '' } = incoming;
    // Only the fast path of the cache ends a response before the listener returns (cache/fast-path.ts).
    if (outgoing.writableEnded && outgoing.statusCode < 400) return count(cachedKind(url), true);
    outgoing.once('close', () => count(requestKind(method, url), outgoing.writableFinished));
  };
};
