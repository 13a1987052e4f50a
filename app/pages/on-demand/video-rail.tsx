import { type RefObject, useEffect, useRef } from 'react';
import { ListNotice } from '#app/components/lists/list-notice.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Rail } from '#app/components/ui/rail.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import type { VideoListing, VideoPageListing } from '#app/graphql/videos.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { railSize } from '#domain/videos/on-demand.ts';
import { loadErrors } from '#words/pages/load-errors.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { useVideoPages } from './use-video-pages.ts';
import { VideoCard } from './video-card.tsx';

const { library, empty } = onDemand;

type Props = {
  kind: ClassKindSlug;
  first: VideoPageListing;
  isLocked: boolean;
  onPlay: (video: VideoListing) => void;
  onSeeAll: (kind: ClassKindSlug) => void;
};

/** Six videos in a row; six more are loaded when its right end is reached. */
export function VideoRail({ kind, first, isLocked, onPlay, onSeeAll }: Props) {
  const upperCaseKind = kind.toUpperCase();
  const { list, load } = useVideoPages({
    kind,
    size: railSize,
    first,
    failedText: loadErrors.videoRailFailed(upperCaseKind),
  });
  const hasFailed = list.status === 'failed';
  const row = useRef<HTMLUListElement>(null);
  // After a failure only the retry button loads again, not further scrolling.
  useNearEnd(row, list.items.length, hasFailed ? undefined : load);
  return (
    <section aria-labelledby={`rail-${kind}`}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 id={`rail-${kind}`} className="text-3xl">
          {library.rail[kind]}
        </h2>
        <button
          type="button"
          onClick={() => onSeeAll(kind)}
          aria-label={`${library.seeAll}: ${library.tabs[kind]}`}
          className="min-h-11 font-medium noscript:hidden text-wine underline underline-offset-4"
        >
          {library.seeAll}
        </button>
      </div>
      {list.items.length === 0 && list.next === null ? (
        <ListNotice level="h3" heading={empty.heading(upperCaseKind)} text={empty.text(upperCaseKind)} />
      ) : (
        <Rail
          label={library.rail[kind]}
          previousLabel={library.previous}
          nextLabel={library.next}
          itemClass="w-[78vw] sm:w-80"
          ref={row}
        >
          {[
            ...list.items.map((video) => (
              <VideoCard key={video.id} video={video} isLocked={isLocked} onPlay={onPlay} />
            )),
            ...(list.next === null ? [] : [<RailEnd key="end" onRetry={hasFailed ? load : null} />]),
          ]}
        </Rail>
      )}
    </section>
  );
}

/** The placeholder of the next video. */
function RailEnd({ onRetry }: { onRetry: (() => void) | null }) {
  if (!onRetry) return <Skeleton className="aspect-video rounded-lg" />;
  return (
    <div className="grid aspect-video place-items-center rounded-lg bg-sand">
      <Button variant="secondary" onClick={onRetry}>
        {loadErrors.retry}
      </Button>
    </div>
  );
}

/** Calls `onNear` when the row is scrolled near its right end, or is shorter than its container. */
function useNearEnd(row: RefObject<HTMLElement | null>, itemCount: number, onNear?: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer row has another end
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      const isNear = scrollLeft > 0 && scrollWidth - clientWidth - scrollLeft < clientWidth / 4;
      if (scrollWidth <= clientWidth || isNear) onNear?.();
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The arrows of a longer row are measured again (app/page-script/controls/rails.ts).
    element.dispatchEvent(new Event('scroll'));
    return () => element.removeEventListener('scroll', measure);
  }, [itemCount, onNear]);
}
