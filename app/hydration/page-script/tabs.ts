import { showBusy } from './busy.ts';
import { byId, find, listen } from './events.ts';
import { tabsOf } from './keys.ts';
import type { App } from './start-app.ts';

/**
 * Tabs until React is there. A tab is a link to its hash, so the browser changes the address and its history, and the
 * panel follows the hash.
 */
export function selectTabs(app: App, signal: AbortSignal): void {
  const followHash = () => {
    const first = find('[role=tab]');
    if (!first) return;
    const selected = byId(`tab-${location.hash.slice(1).toLowerCase()}`) ?? first;
    for (const tab of tabsOf(selected)) {
      const own = byId(tab.getAttribute('aria-controls'));
      const isSelected = tab === selected;
      tab.ariaSelected = `${isSelected}`;
      tab.tabIndex = isSelected ? 0 : -1;
      if (!own) continue;
      own.hidden = !isSelected;
      // The content of this panel is not in the page: React brings it.
      if (isSelected && !own.firstElementChild) {
        showBusy(own);
        app.run();
      }
    }
  };
  listen(['hashchange'], followHash, signal);
  addEventListener('DOMContentLoaded', () => location.hash && followHash());
}
