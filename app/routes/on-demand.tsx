import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { onDemandForm } from '#app/forms/site-forms/on-demand-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { LibraryStart, toVideoPage } from '#app/graphql/videos.ts';
import { island } from '#app/islands/island.tsx';
import { query } from '#app/loaders/query.server.ts';
import LibraryCode, { type LibraryData } from '#app/pages/on-demand/library.island.tsx';
import { LibraryHeader } from '#app/pages/on-demand/library-header.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { librarySize, railSize } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import type { Route } from './+types/on-demand';

const Library = island(LibraryCode);
const kinds = classKinds.map(({ slug }) => slug);

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...onDemand.meta, path: '/on-demand', crumb: onDemand.crumb });

export async function loader({ context }: Route.LoaderArgs) {
  const { list, ...rails } = await query(context, LibraryStart, { railSize, librarySize });
  return {
    rails: kinds.map((kind) => toVideoPage(kind, railSize, rails[kind])),
    list: toVideoPage('flow', librarySize, list),
  };
}
export const action = formAction(onDemandForm);

/** Without data the lists load in the browser and show their own errors. */
const emptyLibrary = (): LibraryData => {
  const emptyPage = (kind: ClassKindSlug) => ({ kind, size: 0, pages: 0, items: [] });
  return { rails: kinds.map(emptyPage), list: emptyPage('flow') };
};
export const ErrorBoundary = pageErrorBoundary(() => <OnDemand loaderData={emptyLibrary()} />);

export default OnDemand;

function OnDemand({ loaderData }: { loaderData: LibraryData }) {
  return (
    <>
      <LibraryHeader />
      <Library {...loaderData} />
    </>
  );
}
