import { ListNotice } from '#app/components/list-notice.tsx';
import { Rail } from '#app/components/ui/rail.tsx';
import { useVideoPages } from '#app/live/use-video-pages.ts';
import type { VideoListing, VideoPageListing } from '#app/live/videos.ts';
import { errors } from '#content/en/pages/errors.ts';
import { onDemand } from '#content/en/pages/on-demand.ts';
import type { ClassKindSlug } from '#domain/class-kinds.ts';
import { railSize } from '#domain/on-demand.ts';
import { VideoCard } from './video-card.tsx';

const { library, empty } = onDemand;

type Props = {
  kind: ClassKindSlug;
  first: VideoPageListing;
  isLocked: boolean;
  onPlay: (video: VideoListing) => void;
  onSeeAll: (kind: ClassKindSlug) => void;
};

/** Six videos in a row, six more whenever its right end is reached. */
export function VideoRail({ kind, first, isLocked, onPlay, onSeeAll }: Props) {
  const shout = kind.toUpperCase();
  const { list, load } = useVideoPages(kind, railSize, first, errors.videoRailFailed(shout));
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
          className="min-h-11 font-medium text-wine underline underline-offset-4"
        >
          {library.seeAll}
        </button>
      </div>
      {list.items.length === 0 ? (
        <ListNotice level="h3" heading={empty.heading(shout)} text={empty.text(shout)} />
      ) : (
        <Rail
          label={library.rail[kind]}
          previousLabel={library.previous}
          nextLabel={library.next}
          itemClass="w-[78vw] sm:w-80"
          onNearEnd={load}
        >
          {list.items.map((video) => (
            <VideoCard key={video.id} video={video} isLocked={isLocked} onPlay={onPlay} />
          ))}
        </Rail>
      )}
    </section>
  );
}
