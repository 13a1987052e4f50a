type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a modifier key a click opens a tab or window, or saves the page; a key is a browser shortcut. */
export const hasModifier = (event: Modifiers): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const isSamePage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname + search === location.pathname + location.search;
