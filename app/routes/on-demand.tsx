import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';
import { useOnDemandAccess } from '#app/data/use-on-demand-access.ts';
import { useHash, useUrlState } from '#app/data/use-url-state.ts';
import { LibraryStart, toVideoPage, type VideoListing } from '#app/data/videos.ts';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import { onDemandForm } from '#app/forms/site-forms/on-demand-form.tsx';
import { query } from '#app/graphql/query.server.ts';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import { useAfterHydration } from '#app/hydration/use-hydrated.ts';
import { LibraryFilters } from '#app/pages/on-demand/library-filters.tsx';
import { LibraryHeader } from '#app/pages/on-demand/library-header.tsx';
import { VideoList } from '#app/pages/on-demand/video-list.tsx';
import { VideoRail } from '#app/pages/on-demand/video-rail.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { videoItemList } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { published } from '#content/facts/published.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { librarySize, libraryTabOf, railSize, videoFiltersFromQuery } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import type { Route } from './+types/on-demand';

const VideoDialog = lazyPart(() => import('#app/pages/on-demand/video-dialog.tsx'));
const { library } = onDemand;
const kinds = classKinds.map(({ slug }) => slug);

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...onDemand.meta,
    path: '/on-demand',
    crumb: onDemand.crumb,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => {
        const shown = loaderData ? [...loaderData.rails, loaderData.list].flatMap(({ items }) => items) : [];
        return shown.length > 0 ? [videoItemList(origin, published.library, shown)] : [];
      }),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { list, ...rails } = await query(context, LibraryStart, { railSize, librarySize });
  return {
    rails: kinds.map((kind) => toVideoPage(kind, railSize, rails[kind])),
    list: toVideoPage('flow', librarySize, list),
  };
}
export const action = formAction(onDemandForm);

/** Filters and tabs work in the browser, so a change of them does not load the data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The loader data if the loader failed: the lists load in the browser and show their own errors. */
const emptyLoaderData = (): Route.ComponentProps['loaderData'] => {
  const emptyPage = (kind: ClassKindSlug) => ({ kind, size: 0, pages: 0, items: [] });
  return { rails: kinds.map(emptyPage), list: emptyPage('flow') };
};
export const ErrorBoundary = pageErrorBoundary(() => <OnDemand loaderData={emptyLoaderData()} />);

export default OnDemand;

function OnDemand({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData'> & Partial<Pick<Route.ComponentProps, 'actionData'>>) {
  const { query: params, change, returnCount } = useUrlState();
  const tab = libraryTabOf(useHash());
  // The server renders the same page for all filters, so the first render must not apply any.
  const filters = videoFiltersFromQuery(new URLSearchParams(useAfterHydration(`${params}`, '')));
  const { hasAccess, grant } = useOnDemandAccess();
  // The form was posted before hydration: the lead is stored, and the response does not contain its values.
  const isSignedUp = actionData && 'isSent' in actionData && actionData.isSent;
  useEffect(() => {
    if (isSignedUp) grant({ name: '', phone: '', email: '' });
  }, [isSignedUp, grant]);
  const [video, setVideo] = useState<VideoListing | null>(null);
  const libraryTop = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setVideo(null), []);
  const seeAll = (kind: ClassKindSlug) => {
    change({ hash: `#${kind}`, isUrgent: true });
    libraryTop.current?.scrollIntoView();
  };
  const clearFilters = () => change({ query: { level: null, length: null }, isUrgent: true });

  return (
    <>
      <LibraryHeader hasAccess={hasAccess} onSignedUp={grant} />
      <Section>
        <div className="grid grid-cols-1 gap-16">
          {loaderData.rails.map((first) => (
            <VideoRail
              key={first.kind}
              kind={first.kind}
              first={first}
              isLocked={!hasAccess}
              onPlay={setVideo}
              onSeeAll={seeAll}
            />
          ))}
        </div>
      </Section>
      <Section ground="paper" labelledBy="library-title">
        <div ref={libraryTop} className="scroll-mt-[calc(var(--navbar-height)+2rem)]">
          <SectionHeading id="library-title" title={library.heading} text={library.text} />
          <TabList
            label={library.label}
            className="mt-8"
            selected={tab}
            tabs={kinds.map((id) => ({ id, label: library.tabs[id] }))}
            onSelect={(id) => change({ hash: `#${id}` })}
          />
        </div>
        {kinds.map((kind) => (
          <TabPanel key={kind} id={kind} isSelected={tab === kind}>
            {tab === kind && (
              <div className="grid grid-cols-1 gap-8 pt-8">
                <LibraryFilters
                  filters={filters}
                  returnCount={returnCount}
                  onChange={(query) => change({ query })}
                />
                <VideoList
                  kind={kind}
                  first={loaderData.list}
                  filters={filters}
                  isLocked={!hasAccess}
                  onPlay={setVideo}
                  onClearFilters={clearFilters}
                />
              </div>
            )}
          </TabPanel>
        ))}
      </Section>
      {video && <VideoDialog video={video} isLocked={!hasAccess} onSignedUp={grant} onClose={close} />}
    </>
  );
}
