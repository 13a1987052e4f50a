import { shownTicketOf } from '#domain/tickets/list-url.ts';

/** Scroll positions of lists, so that closing a ticket returns to the same position. */
export const createScrollRestoration = () => {
  const scrolls = new Map<string, number>();
  return {
    store: (url: string) => void scrolls.set(url, scrollY),
    /**
     * The scroll position of the list to which the member returns from an open ticket; null for every other
     * navigation.
     */
    backTo: ({ pathname, search, searchParams }: URL) => {
      const left = shownTicketOf(new URLSearchParams(location.search));
      if (!left || pathname !== location.pathname || shownTicketOf(searchParams)) return null;
      return {
        scroll: scrolls.get(pathname + search) ?? 0,
        /** The row of that ticket, which may have left the list. */
        row: () => document.querySelector<HTMLElement>(`[data-row="${left}"] [data-row-link]`),
      };
    },
  };
};
export type ScrollRestoration = ReturnType<typeof createScrollRestoration>;
