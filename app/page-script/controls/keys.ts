import { hasModifier } from '#app/browser/link-clicks.ts';
import { closestOf, listen } from '#app/page-script/events.ts';
import { openTab, tabsOf } from './hash.ts';

/** Keys of tabs and film buttons, which are links. */
export function pressByKeys(): void {
  listen('keydown', (event) => {
    const pressed = closestOf<HTMLAnchorElement>(event, '[role=tab],a[role=button]');
    if (!pressed || hasModifier(event)) return;
    const tabs = tabsOf(pressed);
    const at = tabs.indexOf(pressed);
    const next = { ' ': at, ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    // A film button reacts only to the space bar.
    if (next === undefined || (at < 0 && event.key !== ' ')) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    // A key may pass several tabs: the history entry is replaced, so that Back does not return to each of
    // them.
    if (tab) openTab(tab, 'replaceState');
    else pressed.click();
    (tab ?? pressed).focus();
  });
}
