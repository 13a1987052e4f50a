import type { Shown } from '#staff/runtime/fetch-screen.ts';

/** The most screens that are stored: the page stays open all day, and a list has the data of fifty leads. */
const mostStored = 20;

type Seen = { shown: Shown; scroll: number };

/** The newest screens of this visit by address, for the back button. They exist only in memory. */
export const createSeenScreens = () => {
  const screens = new Map<string, Seen>();
  return {
    store: (address: string, seen: Seen) => {
      screens.delete(address);
      screens.set(address, seen);
      const [oldest] = screens.keys();
      if (screens.size > mostStored && oldest !== undefined) screens.delete(oldest);
    },
    find: (address: string) => screens.get(address),
    clear: () => screens.clear(),
  };
};
