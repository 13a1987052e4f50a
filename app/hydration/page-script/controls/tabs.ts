import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { nextFrameMs } from '#app/components/ui/next-frame.ts';
import { markBusy } from '#app/hydration/page-script/busy.ts';
import { byId, closestOf, find, listen } from '#app/hydration/page-script/events.ts';
import type { App } from '#app/hydration/page-script/react-start/start-app.ts';
import { tabsOf } from './keys.ts';

/**
 * Shows a pressed tab and its panel in the next frame, before and after hydration. What costs more follows:
 * a tab is a link to its hash, and a new hash makes the browser compute styles, or React render the page.
 * Before hydration a panel without content follows too.
 */
export function selectTabs(app: App, signal: AbortSignal): void {
  const panelOf = (tab: HTMLElement) => byId(tab.getAttribute('aria-controls') as string) as HTMLElement;
  const show = (selected: HTMLElement, isHashPending?: boolean) => {
    const isEmpty = !panelOf(selected).firstElementChild;
    for (const tab of tabsOf(selected)) {
      const isSelected = tab === selected;
      tab.ariaSelected = `${isSelected}`;
      // To remove the layout of the other panel takes a slow phone 20 ms.
      if (isHashPending && isEmpty) continue;
      tab.tabIndex = isSelected ? 0 : -1;
      panelOf(tab).hidden = !isSelected;
    }
    // The page does not contain the content of this panel; React loads it.
    if (isEmpty && !isHashPending && !signal.aborted) {
      markBusy(panelOf(selected));
      app.run();
    }
  };
  listen('click', (event) => {
    const tab = closestOf<HTMLAnchorElement>(event, '[role=tab]');
    if (!tab || hasModifier(event)) return;
    event.preventDefault();
    show(tab, !signal.aborted);
    // Otherwise React follows (`components/ui/tabs.tsx`).
    if (!signal.aborted)
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
  listen('DOMContentLoaded', () => location.hash && followHash());
}
