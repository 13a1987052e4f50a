import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentSecurityPolicy, type OutsideOrigins } from './content-security-policy.ts';
import { type HandIn, handInContext } from './hand-in.ts';
import { type Representation, represent, respond } from './representation.ts';
import type { ResponseCache } from './response-cache.ts';

/** The only query parameters a server-rendered page may depend on; all others are the browser's business. */
const pageParameters = [
  'location',
  'date',
  'kind',
  'instructor',
  'time',
  'level',
  'length',
  '_routes',
  'index',
];

/** One address per distinct page: campaign tags and noise share a single cached answer. */
export function canonicalPageUrl(url: URL): URL {
  const kept = new URL(url.pathname, url.origin);
  for (const name of pageParameters) {
    for (const value of url.searchParams.getAll(name)) kept.searchParams.append(name, value);
  }
  return kept;
}

type Options = {
  build: ServerBuild;
  mode: 'development' | 'production';
  cache: ResponseCache | null;
  origins: OutsideOrigins;
};

/** Hono → cache → React Router. Every page is public and the same for everyone, so GETs are rendered once. */
export function createPages({ build, mode, cache, origins }: Options) {
  const handle = createRequestHandler(build, mode);

  const render = async (request: Request, handIn?: HandIn): Promise<Representation> => {
    const provider = new RouterContextProvider();
    if (handIn) provider.set(handInContext, handIn);
    const response = await handle(request, provider);
    const body = new Uint8Array(await response.arrayBuffer());
    const headers: Record<string, string> = Object.fromEntries(response.headers);
    headers['cache-control'] ??= handIn ? 'no-store' : 'public, max-age=0, must-revalidate';
    if (headers['content-type']?.startsWith('text/html') && mode === 'production') {
      headers['content-security-policy'] = contentSecurityPolicy(new TextDecoder().decode(body), origins);
    }
    return represent(response.status, headers, body);
  };

  return async (request: Request, handIn: HandIn): Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return respond(request, await render(request, handIn));
    const url = new URL(request.url);
    const canonical = canonicalPageUrl(url);
    const produce = () =>
      render(new Request(canonical, { headers: { accept: request.headers.get('accept') ?? '*/*' } }));
    const key = `${canonical.pathname}${canonical.search}`;
    return respond(request, await (cache ? cache.get(key, produce) : produce()));
  };
}
