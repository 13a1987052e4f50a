import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router';
import type { CachePolicy } from '#domain/page-cache.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { formPostContext } from '#server/http/forms/form-post-context.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';

type Promo = { getActiveMtekPromo: { name: string } | null };

/** As on the site, the loader calls GraphQL in process, and the HTML has an inline script. */
const loadPage = async ({ request, context }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const { graphql, services } = context.get(loaderContext);
  if (pathname === '/broken') throw new Error('the loader broke over postgres://user:hunter2@db/heliora');
  if (pathname === '/missing') throw new Response(null, { status: 404 });
  try {
    // The promo is cached in memory for a while; openings are always read from the database.
    if (pathname === '/openings') await graphql.execute(services, '{ getAllOpenings { __typename } }');
    const { getActiveMtekPromo } = (await graphql.execute(
      services,
      '{ getActiveMtekPromo { name } }',
    )) as Promo;
    return { promo: getActiveMtekPromo?.name ?? 'none' };
  } catch (error) {
    throw isUnavailable(error) ? new Response(null, { status: 503 }) : error;
  }
};

const html = (status: number, promo: string) =>
  `<!doctype html><title>${status}</title><p>promo: ${promo}</p><script>1</script>${'<!-- warm -->'.repeat(400)}`;

const page = (id: string, path: string | undefined, cache: CachePolicy) => ({
  id,
  parentId: 'root',
  path,
  module: { default: () => null, loader: loadPage, handle: { cache } },
});

/** A replacement for the built pages, so that the whole server can be tested as a process without a build. */
export const smallBuild = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const { root: _root, ...pages } = context.staticHandlerContext.loaderData;
        const [loaded] = Object.values(pages);
        return new Response(html(status, (loaded as { promo?: string } | undefined)?.promo ?? 'unknown'), {
          status,
          headers,
        });
      },
      handleError: (error: unknown, { request, context }: LoaderFunctionArgs) =>
        request.signal.aborted || context.get(loaderContext).services.log.failed(error, { in: 'page' }),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    home: { ...page('home', undefined, {}), index: true },
    page: page('page', '*', {}),
    schedule: page('schedule', 'schedule', { query: ['location', 'date', 'kind', 'instructor', 'time'] }),
    class: page('class', 'schedule/classes/:id', {}),
    thanks: page('thanks', 'thankyou/:app', { params: { app: ['app', 'browser'] } }),
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

const readForm = async ({ request, context }: ActionFunctionArgs) => {
  const posted = await context.get(formPostContext).read(request);
  await posted?.discard();
  return new Response(null, { status: posted ? 200 : 400 });
};

const { root, home, page: anyPage } = smallBuild.routes;
const form = { id: 'form', parentId: 'root', path: 'faq', module: { ...anyPage?.module, action: readForm } };
/** The same with a form on /faq, as on the site. */
export const smallBuildWithForm = {
  ...smallBuild,
  routes: { root, home, page: anyPage, form },
} as unknown as ServerBuild;
