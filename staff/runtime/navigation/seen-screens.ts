import type { Shown } from '#staff/runtime/fetch-screen.ts';

/** The most screens that are stored: the page stays open all day, and a list has the data of fifty leads. */
const mostStored = 20;

type Seen = { shown: Shown; scroll: number };

/** The newest screens of this visit by URL, for the back button. They exist only in memory. */
export const createSeenScreens = () => {
  const screens = new Map<string, Seen>();
  return {
    store: (url: string, seen: Seen) => {
      screens.delete(url);
      screens.set(url, seen);
      const [oldest] = screens.keys();
      if (screens.size > mostStored && oldest !== undefined) screens.delete(oldest);
    },
    find: (url: string) => screens.get(url),
    clear: () => screens.clear(),
  };
};
