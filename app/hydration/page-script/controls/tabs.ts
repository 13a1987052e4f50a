import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { nextFrameMs } from '#app/components/ui/next-frame.ts';
import { markBusy } from '#app/hydration/page-script/busy.ts';
import { byId, closestOf, find, listen } from '#app/hydration/page-script/events.ts';
import type { App } from '#app/hydration/page-script/react-start/start-app.ts';
import { tabsOf } from './keys.ts';

/**
 * Shows a pressed tab and its panel in the next frame, before and after hydration, and what costs more
 * follows: a tab is a link to its hash, and a new hash makes the browser compute styles, or React render the
 * page (`components/ui/tabs.tsx`).
 */
export function selectTabs(app: App, signal: AbortSignal): void {
  const show = (selected: HTMLElement) => {
    for (const tab of tabsOf(selected)) {
      const own = byId(tab.getAttribute('aria-controls') as string);
      const isSelected = tab === selected;
      tab.ariaSelected = `${isSelected}`;
      tab.tabIndex = isSelected ? 0 : -1;
      if (!own) continue;
      own.hidden = !isSelected;
      // The page does not contain the content of this panel; React loads it.
      if (isSelected && !own.firstElementChild && !signal.aborted) {
        markBusy(own);
        app.run();
      }
    }
  };
  listen('click', (event) => {
    const tab = closestOf<HTMLAnchorElement>(event, '[role=tab]');
    if (!tab || hasModifier(event)) return;
    show(tab);
    if (signal.aborted) return;
    event.preventDefault();
    setTimeout(() => {
      location.hash = tab.hash;
    }, nextFrameMs);
  });
  const followHash = () => {
    const { hash } = location;
    const tab = hash ? byId(`tab-${hash.slice(1).toLowerCase()}`) : find('[role=tab]');
    if (tab) show(tab);
  };
  // Also once React runs: Back may come before React has followed a press, and then it renders no change.
  listen('hashchange', followHash);
  addEventListener('DOMContentLoaded', () => location.hash && followHash());
}
