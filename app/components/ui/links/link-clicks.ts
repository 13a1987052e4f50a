type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a modifier key a click opens a tab or window, or saves the page; a key is a browser shortcut. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

export const isSamePage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname + search === location.pathname + location.search;
