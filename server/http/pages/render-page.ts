import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { noticingFailures } from '#server/errors/degraded-render.ts';
import { retryAfterSeconds } from '#server/errors/unavailable.ts';
import { type CachedResponse, respond, toCachedResponse } from '#server/http/cache/cached-response.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { type HandIn, handInContext } from '#server/http/intake/form-post-context.ts';
import { isSameSite } from '#server/http/intake/same-site.ts';
import type { FairQueue } from '#server/http/overload/fair-queue.ts';
import { createAllowedMethods, createRoutesAt } from './allowed-methods.ts';
import { type PageFacts, pageAddress, pagePath } from './cache-key.ts';
import { contentSecurityPolicy, type OutsideOrigins } from './content-security-policy.ts';
import { putToSleep } from './defer-hydration.ts';
import { type LoaderServices, loaderContext } from './loader-context.ts';

/**
 * Behind a proxy that ends TLS we see http where the visitor sees https. The router compares the Origin of a post with the
 * address, scheme included, so an origin on our own host lends its scheme; any other host stays a stranger.
 */
const asSeenByVisitor = (request: Request, url: URL): Request => {
  const origin = request.headers.get('origin') ?? '';
  const isOurs = URL.canParse(origin) && new URL(origin).host === url.host;
  const seen = new URL(url);
  if (isOurs) seen.protocol = new URL(origin).protocol;
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

/** A filter that anybody can make up. A page must show what its address says, so one that says nothing is sent on. */
const filter = 'instructor';
const nobody: ReadonlySet<string> = new Set();
const withoutUnknownFilter = (asked: URL, page: URL): string | undefined => {
  if (page.pathname !== '/schedule' || !asked.searchParams.get(filter) || page.searchParams.has(filter))
    return;
  const plain = new URL(asked);
  plain.searchParams.delete(filter);
  return page.pathname + plain.search;
};

const notKept = { 'cache-control': 'no-store' };
const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { allow: methods.join(', '), ...notKept } });

type Options = {
  build: ServerBuild;
  mode: 'development' | 'production';
  kept: Record<'pages' | 'variants', ResponseCache> | null;
  origins: OutsideOrigins;
  queue: FairQueue;
  /** Names by which the schedule can be filtered. */
  instructors: () => Promise<ReadonlySet<string>>;
  facts: Pick<PageFacts, 'origin' | 'today' | 'filmOrigins'>;
  services: LoaderServices;
};

/** Hono → cache → React Router. Every page is public and the same for everyone, so GETs are rendered once. */
export function createPages({ build, mode, kept, origins, queue, instructors, facts, services }: Options) {
  const handle = createRequestHandler(build, mode);
  const routesAt = createRoutesAt(build.routes);
  const allowedMethods = createAllowedMethods(build.routes, routesAt);

  const render = async (request: Request, handIn?: HandIn): Promise<CachedResponse> => {
    const provider = new RouterContextProvider();
    provider.set(loaderContext, services);
    if (handIn) provider.set(handInContext, handIn);
    const { done, hasFailed } = await noticingFailures(async () => {
      const answer = await handle(request, provider);
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    });
    const response = done.answer;
    let body = done.bytes;
    const headers = new Headers(response.headers);
    const isUncacheable = handIn || hasFailed || response.status >= 500 || headers.has('set-cookie');
    const setDefault = (name: string, value: string) => headers.has(name) || headers.set(name, value);
    setDefault('cache-control', isUncacheable ? 'no-store' : 'public, max-age=0, must-revalidate');
    const retryAfter = handIn?.retryAfter() ?? (response.status === 503 ? String(retryAfterSeconds) : null);
    if (retryAfter) setDefault('retry-after', retryAfter);
    if (headers.get('content-type')?.startsWith('text/html') && mode === 'production') {
      const html = putToSleep(new TextDecoder().decode(body));
      headers.set('content-security-policy', contentSecurityPolicy(html, origins));
      body = new TextEncoder().encode(html);
    }
    return { ...toCachedResponse(response.status, headers, body), hasFailed };
  };

  const addressOf = async (asked: URL) => {
    const names = asked.searchParams.has(filter) ? await instructors().catch(() => nobody) : nobody;
    return pageAddress(asked, { ...facts, routesAt, instructors: names });
  };

  return async (request: Request, handIn: HandIn, network: string): Promise<Response> => {
    const asked = readable(new URL(request.url));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // To the router whatever is no read is an action, so that a DELETE would be taken for a form.
    const allowed = isRead ? undefined : allowedMethods(pagePath(asked.pathname));
    if (allowed && !allowed.includes(request.method)) return notAllowed(allowed);
    if (!isRead && !isSameSite(request))
      return new Response('Cross-site requests are refused', {
        status: 403,
        headers: { 'cache-control': 'no-store' },
      });
    if (!isRead) {
      const form = asSeenByVisitor(request, asked);
      return respond(request, await queue.run(network, 'form', () => render(form, handIn)));
    }
    const { url, keptAmong, isMissing } = await addressOf(asked);
    const plain = withoutUnknownFilter(asked, url);
    if (plain) return new Response(null, { status: 302, headers: { location: plain, ...notKept } });
    const produce = async () => {
      const made = await render(
        new Request(url, { headers: { accept: request.headers.get('accept') ?? '*/*' } }),
      );
      return isMissing ? { ...made, isOneForAll: true } : made;
    };
    const cache = keptAmong && kept?.[keptAmong];
    const representation = cache
      ? cache.get(url.pathname + url.search, produce, network)
      : queue.run(network, 'read', produce, request.signal);
    return respond(request, await representation);
  };
}
