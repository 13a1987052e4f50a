import { data } from 'react-router';
import { NotFound } from '#app/components/errors/not-found.tsx';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { errorPage } from '#words/pages/error-page.ts';
import { notFound } from '#words/pages/not-found.ts';
import type { Route } from './+types/not-found';

export const handle = { cache: {} } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: errorPage.titles.missing },
  { name: 'description', content: notFound.description },
  { name: 'robots', content: 'noindex' },
];

/**
 * Responds with 404 and the whole shell. The server caches one such page (server/http/pages/cache-key.ts), so
 * the page must not depend on the URL.
 */
export const loader = () => data(null, { status: 404 });

export default () => <NotFound />;
