import { pageState } from './page-state.ts';

const busy = new Set<Element>();

/** Marks a pressed control, or a part of the page, that waits for React (styles/busy.css). */
export const markBusy = (element: Element): void => {
  element.ariaBusy = 'true';
  busy.add(element);
};

/** Called when React or the next page has started, or when its code could not be loaded. */
export const clearBusy = (): void => {
  delete pageState.waitingFor;
  for (const element of busy) element.ariaBusy = null;
  busy.clear();
};
