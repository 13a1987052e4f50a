import { useCallback, useEffect, useReducer, useRef } from 'react';
import { showToast } from '#app/components/ui/toast.tsx';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { RequestError } from '#app/graphql/request.ts';
import type { ClassKindSlug } from '#domain/class-kinds.ts';
import { type PagedList, type PageEvent, pagesAfter, startPages } from '#domain/pages-in-order.ts';
import { fetchVideos, type VideoListing, type VideoPageListing } from './videos.ts';

const keyOf = (kind: ClassKindSlug, size: number) => `${kind}/${size}`;

const begin = (kind: ClassKindSlug, size: number, first: VideoPageListing): PagedList<VideoListing> => {
  const key = keyOf(kind, size);
  const fresh = startPages<VideoListing>(key);
  if (keyOf(first.kind, first.size) !== key) return fresh;
  return pagesAfter(fresh, { type: 'arrived', key, page: 1, pages: first.pages, items: first.items });
};

/** The videos of one kind, page by page. `failedText` is said when the server has no words of its own. */
export function useVideoPages(
  kind: ClassKindSlug,
  size: number,
  first: VideoPageListing,
  failedText: string,
) {
  const [state, send] = useReducer(pagesAfter<VideoListing>, null, () => begin(kind, size, first));
  const key = keyOf(kind, size);
  const list = state.key === key ? state : begin(kind, size, first);
  const latest = useLatest(list);
  const underWay = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    const { key, next } = latest.current;
    if (next === null || underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    const report = (event: PageEvent<VideoListing>) => {
      underWay.current = null;
      // At once, not with the next render: the end of the rail may be reached in between and ask again.
      latest.current = pagesAfter(latest.current, event);
      send(event);
    };
    send({ type: 'asked', key });
    try {
      const { pages, items } = await fetchVideos(kind, next, size, controller.signal);
      if (controller.signal.aborted) return;
      report({ type: 'arrived', key, page: next, pages, items });
    } catch (error) {
      if (controller.signal.aborted) return;
      report({ type: 'failed', key, page: next });
      const words = error instanceof RequestError && error.code ? error.message : failedText;
      showToast({ status: 'error', title: words });
    }
  }, [kind, size, failedText]);

  useEffect(() => {
    const fresh = latest.current;
    if (fresh.key === key) send({ type: 'begun', fresh });
    if (fresh.items.length === 0) load();
    return () => {
      underWay.current?.abort();
      underWay.current = null;
    };
  }, [key, load]);

  return { list, load };
}
