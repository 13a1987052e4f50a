import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { closestOf, listen } from '#app/page-script/events.ts';

export const tabsOf = ({ parentElement }: Element): HTMLElement[] => [
  ...(parentElement as Element).querySelectorAll<HTMLElement>('[role=tab]'),
];

/** Keys of tabs and film buttons, which are links: each key becomes a press. */
export function pressByKeys(): void {
  listen('keydown', (event) => {
    const pressed = closestOf(event, '[role=tab],a[role=button]');
    if (!pressed || hasModifier(event)) return;
    const tabs = tabsOf(pressed);
    const at = tabs.indexOf(pressed);
    const next = { ' ': at, ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    // A film button reacts only to the space bar.
    if (next === undefined || (at < 0 && event.key !== ' ')) return;
    event.preventDefault();
    const target = tabs.at(next % tabs.length) ?? pressed;
    target.click();
    target.focus();
  });
}
