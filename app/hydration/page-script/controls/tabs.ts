import { markBusy } from '#app/hydration/page-script/busy.ts';
import { byId, find, listen } from '#app/hydration/page-script/events.ts';
import type { App } from '#app/hydration/page-script/react-start/start-app.ts';
import { tabsOf } from './keys.ts';

/**
 * Tabs before React is hydrated. A tab is a link to its hash: the browser changes the URL and its history,
 * and this code shows the panel.
 */
export function selectTabs(app: App, signal: AbortSignal): void {
  const followHash = () => {
    const first = find('[role=tab]');
    if (!first) return;
    const selected = byId(`tab-${location.hash.slice(1).toLowerCase()}`) ?? first;
    for (const tab of tabsOf(selected)) {
      const own = byId(tab.getAttribute('aria-controls') as string);
      const isSelected = tab === selected;
      tab.ariaSelected = `${isSelected}`;
      tab.tabIndex = isSelected ? 0 : -1;
      if (!own) continue;
      own.hidden = !isSelected;
      // The page does not contain the content of this panel; React loads it.
      if (isSelected && !own.firstElementChild) {
        markBusy(own);
        app.run();
      }
    }
  };
  listen('hashchange', followHash, signal);
  addEventListener('DOMContentLoaded', () => location.hash && followHash());
}
