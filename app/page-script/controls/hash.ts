import { newState } from '#app/browser/history-key.ts';
import { hasModifier } from '#app/browser/link-clicks.ts';
import { byId, bySelector, closestOf, listen } from '#app/page-script/events.ts';

export const tabsOf = ({ parentElement }: Element): HTMLAnchorElement[] => [
  ...(parentElement as Element).querySelectorAll<HTMLAnchorElement>('[role=tab]'),
];

/**
 * The panel of a tab; null as long as the HTML of the panel has not arrived. At the end of the HTML, the tab
 * of the hash is shown.
 */
const panelOf = (tab: HTMLElement) => byId(tab.getAttribute('aria-controls') as string);

const show = (selected: HTMLElement) => {
  const tabs = tabsOf(selected);
  // Before the panels change: Chromium (in 2026) computes all styles at once when the focused tab gets
  // another index, which costs nothing as long as no style has changed.
  for (const tab of tabs) tab.tabIndex = tab === selected ? 0 : -1;
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.ariaSelected = `${isSelected}`;
    panelOf(tab)?.toggleAttribute('hidden', !isSelected);
  }
};

/** The tab whose id is the hash, or whose panel contains the element of the hash; otherwise the first. */
const tabOfHash = () => {
  const id = location.hash.slice(1);
  const panel = byId(id)?.closest('[role=tabpanel]')?.id;
  return (
    (panel && bySelector(`[aria-controls=${panel}]`)) ||
    byId(`tab-${id.toLowerCase()}`) ||
    bySelector('[role=tab]')
  );
};

/**
 * Opens the question that the hash points to. Browsers only open a question that contains the target, not one
 * that is the target itself.
 */
export function openHashTarget(): void {
  const open = () => byId(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
  listen('DOMContentLoaded', open);
  listen('hashchange', open);
}

export function openTab(tab: HTMLAnchorElement, change: 'pushState' | 'replaceState'): void {
  if (tab.ariaSelected === 'true') return;
  show(tab);
  // `tab.href` is resolved by the browser, so the URL has choices that the island has not rendered yet. The
  // day of the schedule belongs to the open tab, so `date` is deleted.
  const url = new URL(tab.href);
  url.searchParams.delete('date');
  history[change](newState(), '', url);
  dispatchEvent(new Event('urlchange'));
}

/** Shows the panel of a pressed tab. A tab is a link to its hash, so Back and a reload find it. */
export function selectTabs(): void {
  const followHash = () => {
    const tab = tabOfHash();
    if (tab) show(tab);
  };
  listen('click', (event) => {
    const tab = closestOf<HTMLAnchorElement>(event, '[role=tab]');
    if (!tab || hasModifier(event)) return;
    event.preventDefault();
    openTab(tab, 'pushState');
  });
  listen('popstate', followHash);
  listen('DOMContentLoaded', () => location.hash && followHash());
}
