import { hasModifier } from '#app/browser/link-clicks.ts';

export const bySelector = <Found extends HTMLElement = HTMLElement>(selector: string): Found | null =>
  document.querySelector<Found>(selector);
export const byId = (id: string): HTMLElement | null => document.getElementById(id);

/** The closest element with the selector, starting at the target of the event. */
export const closestOf = <Found extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined => (target as Element).closest?.<Found>(selector);

/** Capturing listeners on the window run before those of React, also for events that do not bubble. */
export const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void => addEventListener(name, listener, true);

/** The link of this site that a click follows in this window. */
export const linkOf = (event: MouseEvent): HTMLAnchorElement | false => {
  const link = closestOf<HTMLAnchorElement>(event, 'a[href]:not([target])');
  return link?.origin === location.origin && !hasModifier(event) && link;
};
