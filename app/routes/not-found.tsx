import { data } from 'react-router';
import NotFound from '#app/components/errors/not-found.tsx';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { knownPages } from '#content/catalog/known-pages.ts';
import { compareText } from '#content/compare-text.ts';
import { openStudios } from '#domain/studios.ts';
import { nearestPath } from '#domain/text/nearest-path.ts';
import { errorPage } from '#words/pages/error-page.ts';
import { notFound } from '#words/pages/not-found.ts';
import type { Route } from './+types/not-found';

export const handle = { cache: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: errorPage.titles.missing },
  { name: 'description', content: notFound.description },
  { name: 'robots', content: 'noindex' },
];

const studioLink = ({ name, slug }: { name: string; slug: string }) => ({ label: name, to: `/${slug}` });

/**
 * Responds with 404 and the whole shell. The server caches one such page per suggested URL
 * (server/http/cache/cache-key.ts), so the page must not depend on the URL in any other way.
 */
export const loader = ({ request }: Route.LoaderArgs) => {
  const requested = new URL(request.url).pathname;
  const path = nearestPath(
    requested,
    knownPages.map(({ to }) => to),
  );
  return data(
    {
      meant: knownPages.find(({ to }) => to === path) ?? null,
      studios: openStudios.map(studioLink).sort((a, b) => compareText(a.label, b.label)),
    },
    { status: 404 },
  );
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <NotFound {...loaderData} />;
}
