import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { RequestError } from '#app/graphql/request.ts';
import { fetchVideos, type VideoListing, type VideoPageListing } from '#app/graphql/videos.ts';
import { useGrowingList } from '#app/hooks/use-growing-list.ts';
import { useHistoryKey } from '#app/hooks/use-url-state.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';

const part = (page: number, { items, pages }: Pick<VideoPageListing, 'items' | 'pages'>) => ({
  items,
  next: page < pages ? page + 1 : null,
});

type Options = {
  kind: ClassKindSlug;
  /** The number of videos of one page. */
  size: number;
  /** The videos that the page was loaded with. */
  first: VideoPageListing;
  /** Shown if the server's error has no message for visitors. */
  failedText: string;
};

export function useVideoPages({ kind, size, first, failedText }: Options) {
  return useGrowingList<VideoListing, number>({
    key: `videos/${kind}/${size}`,
    historyKey: useHistoryKey(),
    start: 1,
    first: first.kind === kind && first.size === size ? part(1, first) : null,
    fetchPart: async (page, signal) => part(page, await fetchVideos(kind, page, size, signal)),
    onFailed: (error) => {
      const title = error instanceof RequestError ? error.message : failedText;
      showToast({ status: 'error', title });
    },
  });
}
