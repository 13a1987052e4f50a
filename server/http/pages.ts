import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { CalendarDay } from '#domain/dates.ts';
import { noticingFailures } from '#server/told-failures.ts';
import { retryAfterSeconds } from '#server/unavailable.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { contentSecurityPolicy, type OutsideOrigins } from './content-security-policy.ts';
import { type HandIn, handInContext } from './hand-in.ts';
import { pageAddress } from './page-address.ts';
import { type Representation, represent, respond } from './representation.ts';
import type { ResponseCache } from './response-cache.ts';
import { isSameSite } from './same-site.ts';
import { putToSleep } from './sleeping-app.ts';

/**
 * Behind a proxy that ends TLS we see http where the visitor sees https. The router compares the Origin of a post with the
 * address, scheme included, so an origin on our own host lends its scheme; any other host stays a stranger.
 */
const asSeenByVisitor = (request: Request, url: URL): Request => {
  const origin = request.headers.get('origin') ?? '';
  const isOurs = URL.canParse(origin) && new URL(origin).host === url.host;
  const seen = isOurs ? new URL(url.pathname + url.search, origin) : url;
  return seen.href === request.url ? request : new Request(seen, request);
};

/**
 * An address with a broken escape (`/%`) is no page of ours, but the router would complain on the console, twice, beside the
 * log. With every `%` escaped it is the same unknown page, and can be read.
 */
const readable = (url: URL): URL => {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
};

const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { allow: methods.join(', '), 'cache-control': 'no-store' } });

type Options = {
  build: ServerBuild;
  mode: 'development' | 'production';
  kept: Record<'pages' | 'variants', ResponseCache> | null;
  origins: OutsideOrigins;
  today: () => CalendarDay;
};

/** Hono → cache → React Router. Every page is public and the same for everyone, so GETs are rendered once. */
export function createPages({ build, mode, kept, origins, today }: Options) {
  const handle = createRequestHandler(build, mode);
  const allowedMethods = createAllowedMethods(build.routes);

  const render = async (request: Request, handIn?: HandIn): Promise<Representation> => {
    const provider = new RouterContextProvider();
    if (handIn) provider.set(handInContext, handIn);
    const { done, hasFailed } = await noticingFailures(async () => {
      const answer = await handle(request, provider);
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    });
    const response = done.answer;
    let body = done.bytes;
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    const isPassing = handIn || hasFailed || response.status >= 500;
    headers['cache-control'] ??= isPassing ? 'no-store' : 'public, max-age=0, must-revalidate';
    const retryAfter = handIn?.retryAfter() ?? (response.status === 503 ? String(retryAfterSeconds) : null);
    if (retryAfter) headers['retry-after'] ??= retryAfter;
    if (response.status === 405) headers.allow ??= allowedMethods(new URL(request.url).pathname).join(', ');
    if (headers['content-type']?.startsWith('text/html') && mode === 'production') {
      const html = putToSleep(new TextDecoder().decode(body));
      headers['content-security-policy'] = contentSecurityPolicy(html, origins);
      body = new TextEncoder().encode(html);
    }
    return { ...represent(response.status, headers, body), hasFailed };
  };

  return async (request: Request, handIn: HandIn): Promise<Response> => {
    const asked = readable(new URL(request.url));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // To the router whatever is no read is an action, so that a DELETE would be taken for a form.
    if (!isRead && request.method !== 'POST') return notAllowed(allowedMethods(asked.pathname));
    if (!isRead && !isSameSite(request))
      return new Response('Cross-site requests are refused', {
        status: 403,
        headers: { 'cache-control': 'no-store' },
      });
    if (!isRead) return respond(request, await render(asSeenByVisitor(request, asked), handIn));
    const { url, keptAmong } = pageAddress(asked, today);
    const cache = keptAmong && kept?.[keptAmong];
    const produce = () =>
      render(new Request(url, { headers: { accept: request.headers.get('accept') ?? '*/*' } }));
    return respond(request, await (cache ? cache.get(url.pathname + url.search, produce) : produce()));
  };
}
