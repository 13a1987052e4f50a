import type { Shown } from '#staff/runtime/fetch-screen.ts';

/** The most screens that are stored: the page stays open all day, and a list has the data of fifty leads. */
const mostStored = 20;

type Seen = { shown: Shown | null; scroll: number };

/**
 * The newest screens of this visit by URL, and all scroll positions; only in memory. Back shows its screen at
 * once, also without a connection, and closing a ticket by its link returns to the same position of the list.
 * The browser's own scroll restoration covers neither: it runs before the response of Back is shown, and not
 * at all for a link.
 */
export const createSeenScreens = () => {
  const all = new Map<string, Seen>();
  const forget = (some: Iterable<Seen>) => {
    for (const seen of some) seen.shown = null;
  };
  return {
    store: (url: string, seen: Seen) => {
      all.delete(url);
      all.set(url, seen);
      forget([...all.values()].slice(0, -mostStored));
    },
    find: (url: string): Readonly<Seen> => all.get(url) ?? { shown: null, scroll: 0 },
    /** After a change all stored screens are outdated, but not their scroll positions. */
    forgetScreens: () => forget(all.values()),
  };
};
export type SeenScreens = ReturnType<typeof createSeenScreens>;
