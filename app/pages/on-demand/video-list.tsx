import { InfiniteScrollSentinel } from '#app/components/lists/infinite-scroll-sentinel.tsx';
import { ListNotice } from '#app/components/lists/list-notice.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import type { VideoListing, VideoPageListing } from '#app/graphql/videos.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { librarySize, matchesVideoFilters, type VideoFilters } from '#domain/videos/on-demand.ts';
import { loadErrors } from '#words/pages/load-errors.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { useVideoPages } from './use-video-pages.ts';
import { VideoCard } from './video-card.tsx';

type Props = {
  kind: ClassKindSlug;
  first: VideoPageListing;
  filters: VideoFilters;
  isLocked: boolean;
  onPlay: (video: VideoListing) => void;
  onClearFilters: () => void;
};

/** All videos of one kind, ten at a time. */
export function VideoList({ kind, first, filters, isLocked, onPlay, onClearFilters }: Props) {
  const { list, load } = useVideoPages({
    kind,
    size: librarySize,
    first,
    failedText: loadErrors.notices.libraryFailed.title,
  });
  const { items, next, status } = list;
  const shown = items.filter((video) => matchesVideoFilters(video, filters));
  const upperCaseKind = kind.toUpperCase();
  if (items.length === 0 && next === null)
    return (
      <ListNotice
        level="h3"
        heading={onDemand.empty.heading(upperCaseKind)}
        text={onDemand.empty.text(upperCaseKind)}
      />
    );
  return (
    <div className="grid gap-10">
      {shown.length === 0 && next === null ? (
        <ListNotice level="h3" heading={onDemand.filters.label} text={onDemand.nothingMatches}>
          <Button variant="secondary" onClick={onClearFilters}>
            {onDemand.filters.clear}
          </Button>
        </ListNotice>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} isLocked={isLocked} onPlay={onPlay} />
            </li>
          ))}
          {next !== null && status !== 'failed' && <Placeholders isWholeList={items.length === 0} />}
        </ul>
      )}
      {status === 'failed' ? (
        <Button variant="secondary" onClick={load} className="justify-self-center">
          {loadErrors.retry}
        </Button>
      ) : (
        next !== null && <InfiniteScrollSentinel key={`${list.key} ${next} ${status}`} onNear={load} />
      )}
    </div>
  );
}

/** Cards of the size of real ones. A list that begins has a page of them, which keeps the footer away. */
function Placeholders({ isWholeList }: { isWholeList: boolean }) {
  return (
    <>
      <li>
        <span role="status" className="sr-only">
          {onDemand.loadingMore}
        </span>
        <Skeleton className="aspect-video" />
      </li>
      {isWholeList ? (
        Array.from({ length: librarySize - 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index} aria-hidden="true">
            <Skeleton className="aspect-video" />
          </li>
        ))
      ) : (
        <>
          <li aria-hidden="true" className="max-sm:hidden">
            <Skeleton className="aspect-video" />
          </li>
          <li aria-hidden="true" className="max-lg:hidden">
            <Skeleton className="aspect-video" />
          </li>
        </>
      )}
    </>
  );
}
