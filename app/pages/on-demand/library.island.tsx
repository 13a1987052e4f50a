import { useCallback, useRef, useState } from 'react';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';
import type { VideoListing, VideoPageListing } from '#app/graphql/videos.ts';
import { useHash, useUrlState } from '#app/hooks/use-url-state.ts';
import { lazyPart } from '#app/islands/lazy-part.tsx';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { libraryTabOf, videoFiltersFromQuery } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { player } from '#words/pages/player.ts';
import { LibraryFilters } from './library-filters.tsx';
import { useOnDemandAccess } from './use-on-demand-access.ts';
import { VideoList } from './video-list.tsx';
import { VideoRail } from './video-rail.tsx';

const VideoDialog = lazyPart(
  () => import('./video-dialog.tsx'),
  () => (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-ink/60">
      <Spinner className="size-14 text-sun" />
      <span className="sr-only">{player.loading}</span>
    </div>
  ),
);
const { library } = onDemand;
const kinds = classKinds.map(({ slug }) => slug);

export type LibraryData = { rails: readonly VideoPageListing[]; list: VideoPageListing };

export default function Library({ rails, list }: LibraryData) {
  const { query: params, change } = useUrlState();
  const tab = libraryTabOf(useHash());
  const filters = videoFiltersFromQuery(params);
  const { hasAccess, grant } = useOnDemandAccess();
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
      <Section>
        <div className="grid grid-cols-1 gap-16">
          {rails.map((first) => (
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
          />
        </div>
        {kinds.map((kind) => (
          <TabPanel key={kind} id={kind} isSelected={tab === kind}>
            {tab === kind && (
              <div className="grid grid-cols-1 gap-8 pt-8">
                <LibraryFilters filters={filters} onChange={(query) => change({ query })} />
                <VideoList
                  kind={kind}
                  first={list}
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
