import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { studioDay } from '#domain/dates.ts';
import { trackDegradation } from '#server/errors/degraded-render.ts';
import { retryAfterSeconds } from '#server/errors/unavailable.ts';
import { anonymousCaller, requestServices } from '#server/graphql/request-services.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { type CachedResponse, respond, toCachedResponse } from '#server/http/cache/cached-response.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { type FormPostServices, formPostContext } from '#server/http/forms/form-post-context.ts';
import { ClientDisconnected } from '#server/http/request/client-disconnected.ts';
import { isSameSite } from '#server/http/request/same-site.ts';
import { canonicalPath } from '#server/http/routes/redirects.ts';
import type { FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Services } from '#server/services.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { resolvePage } from './cache-key.ts';
import { contentSecurityPolicy, outsideOrigins } from './content-security-policy.ts';
import { loaderContext } from './loader-context.ts';
import { asSeenByVisitor, withValidEscapes } from './request-url.ts';
import { createRouteTable } from './route-table.ts';

const noStore = { 'cache-control': 'no-store' };
const notAllowed = (methods: readonly string[]) =>
  new Response(null, { status: 405, headers: { allow: methods.join(', '), ...noStore } });

type Options = {
  build: ServerBuild;
  caches: { pages: ResponseCache } | null;
  queue: FairQueue;
  services: Services;
  graphql: Graphql;
};

/** The visitor for whom alone a page is rendered. */
type Visitor = { clientIp: string; formPost?: FormPostServices };

/**
 * Hono → cache → React Router. A public page is rendered once for all visitors, without their headers.
 */
export function createPageHandler({ build, caches, queue, services, graphql }: Options) {
  const { env, clock } = services;
  const mode = env.NODE_ENV === 'production' ? 'production' : 'development';
  const origins = outsideOrigins(env);
  const handle = createRequestHandler(build, mode);
  const routes = createRouteTable(build.routes);

  /** Without `visitor` the page is public, and `request` must contain nothing of the visitor's request. */
  const render = async (request: Request, visitor?: Visitor): Promise<CachedResponse> => {
    const formPost = visitor?.formPost;
    const provider = new RouterContextProvider();
    const caller = { ...anonymousCaller(), ...(visitor && { ip: visitor.clientIp }) };
    const servicesOfRequest = requestServices(services, request.headers, caller);
    provider.set(loaderContext, { services: servicesOfRequest, graphql });
    if (formPost) provider.set(formPostContext, formPost);
    const { result, isDegraded } = await trackDegradation(async () => {
      const response = await handle(request, provider);
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    });
    const { response } = result;
    const body = result.bytes;
    const headers = new Headers(response.headers);
    if (visitor || !headers.has('cache-control')) {
      const isPrivate = visitor || isDegraded || response.status >= 500 || headers.has('set-cookie');
      headers.set('cache-control', isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate');
    }
    const retryAfter = formPost?.retryAfter() ?? (response.status === 503 ? String(retryAfterSeconds) : null);
    if (retryAfter && !headers.has('retry-after')) headers.set('retry-after', retryAfter);
    if (headers.get('content-type')?.startsWith('text/html') && mode === 'production') {
      const html = new TextDecoder().decode(body);
      headers.set('content-security-policy', contentSecurityPolicy(html, origins));
    }
    return { ...toCachedResponse(response.status, headers, body), isDegraded };
  };

  const pageOf = (requested: URL) =>
    resolvePage(requested, {
      origin: env.PUBLIC_URL,
      today: () => studioDay(clock.now()),
      filmOrigins: services.media.filmOrigins,
      routes,
    });

  const renderPosted = async (
    request: Request,
    requested: URL,
    { clientIp, formPost }: Required<Visitor>,
  ) => {
    // The body is read before the queue, because it may take long to arrive and then needs no CPU time.
    const posted = formPost.read(request);
    const files = await posted.catch((error: unknown) => {
      // Every other failure is shown by the action, on its page.
      if (error instanceof ClientDisconnected) throw error;
    });
    // Without its signal: React Router would end when the visitor leaves, before the action has stored the
    // files, which are discarded here.
    const { method, headers } = request;
    const form = asSeenByVisitor(new Request(request.url, { method, headers }), requested);
    const visitor = { clientIp, formPost: { ...formPost, read: () => posted } };
    try {
      return await queue.enqueue(networkOf(clientIp), 'form', () => render(form, visitor));
    } finally {
      await files?.discard();
    }
  };

  const renderRead = async ({ headers, signal }: Request, requested: URL, clientIp: string) => {
    const network = networkOf(clientIp);
    const { url, isStored, isPrivate, freshMs, isMissing } = pageOf(requested);
    // Made-up URLs share the cached page of another URL. They take turns: a flood of them must not delay
    // other visitors.
    if (url.pathname !== canonicalPath(requested.pathname))
      await queue.enqueue(network, 'read', () => {}, signal);
    if (isPrivate) {
      const own = new Request(url, { headers });
      return queue.enqueue(network, 'read', () => render(own, { clientIp }), signal);
    }
    const produce = async () => {
      const rendered = await render(new Request(url));
      // All missing paths share one page, which is stored although its status is 404.
      const isStorable = isMissing ? rendered.cookies.length === 0 : rendered.isStorable;
      return { ...rendered, freshMs, isStorable };
    };
    return caches && isStored
      ? caches.pages.get(url.pathname + url.search, produce, network)
      : queue.enqueue(network, 'read', produce, signal);
  };

  return async (request: Request, formPost: FormPostServices, clientIp: string): Promise<Response> => {
    const requested = withValidEscapes(new URL(request.url));
    if (request.method === 'GET' || request.method === 'HEAD')
      return respond(request, await renderRead(request, requested, clientIp));
    // React Router treats every method but GET and HEAD as an action: a DELETE would run as a form post.
    const allowed = routes.methodsAt(canonicalPath(requested.pathname));
    if (allowed && !allowed.includes(request.method)) return notAllowed(allowed);
    if (!isSameSite(request)) return new Response(serverErrors.crossSite, { status: 403, headers: noStore });
    return respond(request, await renderPosted(request, requested, { clientIp, formPost }));
  };
}
