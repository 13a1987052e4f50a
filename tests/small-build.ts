import type { EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';

type Promo = { getActiveMtekPromo: { name: string } | null };

/** A page like ours in all that matters to the server: its loader asks GraphQL in process, its HTML has an inline script. */
const loadPage = async ({ request, context }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const { graphql } = context.get(loaderContext);
  if (pathname === '/broken') throw new Error('the loader broke over postgres://user:hunter2@db/heliora');
  if (pathname === '/missing') throw new Response(null, { status: 404 });
  try {
    // The promo is remembered for a moment; openings are always read.
    if (pathname === '/openings') await graphql.execute('{ getAllOpenings { __typename } }');
    const { getActiveMtekPromo } = (await graphql.execute('{ getActiveMtekPromo { name } }')) as Promo;
    return { promo: getActiveMtekPromo?.name ?? 'none' };
  } catch (error) {
    throw isUnavailable(error) ? new Response(null, { status: 503 }) : error;
  }
};

const html = (status: number, promo: string) =>
  `<!doctype html><title>${status}</title><p>promo: ${promo}</p><script>1</script>${'<!-- warm -->'.repeat(400)}`;

const component = () => null;

/** Stands in for the built pages, so that the whole server can be tested as a process before the site is built. */
export const smallBuild = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const { home, page = home } = context.staticHandlerContext.loaderData;
        return new Response(html(status, (page as { promo?: string } | undefined)?.promo ?? 'unknown'), {
          status,
          headers,
        });
      },
      handleError: (error: unknown, { request, context }: LoaderFunctionArgs) =>
        request.signal.aborted || context.get(loaderContext).context.log.failed(error, { in: 'page' }),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: component } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: component, loader: loadPage } },
    page: { id: 'page', parentId: 'root', path: '*', module: { default: component, loader: loadPage } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;
