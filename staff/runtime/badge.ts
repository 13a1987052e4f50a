import { titleOf } from '#staff/title.ts';
import type { Shown } from './fetch-screen.ts';

/** Shows the number of unassigned leads in the title of the tab, and on the icon of the installed app. */
export const showBadge = ({ screen, frame }: Shown) => {
  document.title = titleOf(screen, frame);
  // Some browsers do not have this function, and it is refused when the page is not installed.
  const badge: Promise<void> | undefined = navigator.setAppBadge?.(frame.unassignedCount);
  badge?.catch(() => undefined);
};
