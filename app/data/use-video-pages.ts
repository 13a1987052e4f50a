import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { RequestError } from '#app/graphql/request.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { useHistoryKey } from './use-address.ts';
import { useGrowingList } from './use-growing-list.ts';
import { fetchVideos, type VideoListing, type VideoPageListing } from './videos.ts';

const part = (page: number, { items, pages }: Pick<VideoPageListing, 'items' | 'pages'>) => ({
  items,
  next: page < pages ? page + 1 : null,
});

/** The videos of one kind, page by page. `failedText` is shown if the server's error has no message for visitors. */
export function useVideoPages(
  kind: ClassKindSlug,
  size: number,
  first: VideoPageListing,
  failedText: string,
) {
  return useGrowingList<VideoListing, number>({
    key: `videos/${kind}/${size}`,
    step: useHistoryKey(),
    start: 1,
    first: first.kind === kind && first.size === size ? part(1, first) : null,
    fetchPart: async (page, signal) => part(page, await fetchVideos(kind, page, size, signal)),
    onFailed: (error) => {
      const title = error instanceof RequestError ? error.message : failedText;
      showToast({ status: 'error', title });
    },
  });
}
