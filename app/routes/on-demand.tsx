import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageErrorBoundary } from '#app/components/error-page.tsx';
import { FormCard } from '#app/components/form-section.tsx';
import { LibraryFilters } from '#app/components/on-demand/library-filters.tsx';
import { VideoList } from '#app/components/on-demand/video-list.tsx';
import { VideoRail } from '#app/components/on-demand/video-rail.tsx';
import { SunHeader } from '#app/components/sun-header.tsx';
import { NoBreakHyphens } from '#app/components/ui/no-break-hyphens.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';
import { useAddress, useHash } from '#app/data/use-address.ts';
import { useOnDemandAccess } from '#app/data/use-on-demand-access.ts';
import { LibraryStart, prefetchVideos, toPage, type VideoListing } from '#app/data/videos.ts';
import { onDemandForm } from '#app/forms/catalog/on-demand-form.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import { OnDemandForm } from '#app/forms/islands.tsx';
import { query } from '#app/graphql/query.server.ts';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { videoItemList } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { published } from '#content/facts/published.ts';
import type { OnDemandLead } from '#domain/forms/schemas/on-demand.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { librarySize, libraryTabOf, railSize, videoFiltersFromQuery } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import type { Route } from './+types/on-demand';

const Screening = lazyPart(() => import('#app/components/on-demand/screening.tsx'));
const { library, form } = onDemand;
const kinds = classKinds.map(({ slug }) => slug);
const noFilters = videoFiltersFromQuery(new URLSearchParams());

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
    rails: kinds.map((kind) => toPage(kind, railSize, rails[kind])),
    list: toPage('flow', librarySize, list),
  };
}
export const action = formAction(onDemandForm);

/** Filters and tabs work in the browser, so a change of them does not load the data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The loader data if the loader failed: the lists load themselves in the browser and show their own errors. */
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
  const { query: params, change } = useAddress();
  const tab = libraryTabOf(useHash());
  // The server renders the same page for all filters, so the first render must not apply any.
  const filters = useHydrated() ? videoFiltersFromQuery(params) : noFilters;
  const { hasAccess, grant } = useOnDemandAccess();
  // The form was posted before hydration: the server has stored the lead, and the response does not contain its values.
  const isSignedUp = actionData && 'isSent' in actionData && actionData.isSent;
  useEffect(() => {
    if (isSignedUp) grant({ name: '', phone: '', email: '' });
  }, [isSignedUp, grant]);
  // The thank-you text replaces the form, so it gets the focus and is scrolled into view.
  const [isThanked, setThanked] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Stable identity: new props would make React discard the server's form before its code has loaded.
  const signUp = useCallback(
    (lead: OnDemandLead) => {
      grant(lead);
      setThanked(true);
    },
    [grant],
  );
  useEffect(() => {
    if (!isThanked) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isThanked]);
  const [video, setVideo] = useState<VideoListing | null>(null);
  const libraryTop = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setVideo(null), []);
  const seeAll = (kind: ClassKindSlug) => {
    change({ hash: `#${kind}` });
    libraryTop.current?.scrollIntoView();
  };
  const clearFilters = () => change({ query: { level: null, length: null } });

  return (
    <>
      <SunHeader
        sun="-bottom-[22rem] -left-40 size-[34rem] md:left-[12%]"
        layout="gap-10 py-14 md:py-20 lg:grid-cols-[1fr_minmax(0,34rem)] lg:items-center lg:gap-20"
      >
        <div>
          <h1 id="page-title" className="text-4xl">
            <NoBreakHyphens text={onDemand.heading} />
          </h1>
          <p className="mt-6 max-w-lg text-lg">{onDemand.text}</p>
        </div>
        <FormCard>
          <h2 className="text-2xl">{form.heading}</h2>
          {hasAccess ? (
            <p ref={thanks} tabIndex={-1} className="mt-3 text-lg focus:outline-none">
              {form.sent}
            </p>
          ) : (
            <>
              <p className="mt-3 mb-7">{form.text}</p>
              <OnDemandForm onSent={signUp} />
            </>
          )}
        </FormCard>
      </SunHeader>
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
            onIntention={(id) => id !== tab && id !== loaderData.list.kind && prefetchVideos(id, librarySize)}
          />
        </div>
        {kinds.map((kind) => (
          <TabPanel key={kind} id={kind} isSelected={tab === kind}>
            {tab === kind && (
              <div className="grid grid-cols-1 gap-8 pt-8">
                <LibraryFilters
                  filters={filters}
                  onChange={(name, value) => change({ query: { [name]: value } })}
                  onClear={clearFilters}
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
      {video && <Screening video={video} isLocked={!hasAccess} onSignedUp={grant} onClose={close} />}
    </>
  );
}
