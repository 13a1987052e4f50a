import { showBusy } from './busy.ts';
import { closestOf, listen } from './events.ts';
import type { App } from './start-app.ts';

/**
 * Tabs until React is there. A tab is a link to its hash, so the browser changes the address and its history, and the
 * panel follows the hash.
 */
export function selectTabs(app: App, signal: AbortSignal): void {
  const tabsOf = (tab: Element) => [
    ...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
  ];
  const followHash = () => {
    const first = document.querySelector('[role=tab]');
    if (!first) return;
    const hash = location.hash.slice(1);
    // After a form was posted without scripts, its id is in the hash: its tab must be the selected one.
    const panel = document.getElementById(hash)?.closest('[role=tabpanel]');
    const selected =
      document.getElementById(panel?.getAttribute('aria-labelledby') ?? `tab-${hash.toLowerCase()}`) ?? first;
    for (const tab of tabsOf(selected)) {
      const own = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      const isSelected = tab === selected;
      tab.setAttribute('aria-selected', String(isSelected));
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
  listen(
    ['keydown'],
    (event) => {
      const tab = closestOf(event, '[role=tab]');
      if (!tab) return;
      const tabs = tabsOf(tab);
      const at = tabs.indexOf(tab);
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const target = tabs.at(next % tabs.length);
      target?.click();
      target?.focus();
    },
    signal,
  );
  document.addEventListener('DOMContentLoaded', () => location.hash.length > 1 && followHash(), { signal });
}
