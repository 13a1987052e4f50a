import { pageState } from './events.ts';

const busy = new Set<Element>();

/** A pressed control, or a part of the page, that waits for React. Its look is in styles/busy.css. */
export const showBusy = (element: Element): void => {
  element.ariaBusy = 'true';
  busy.add(element);
};

/** React or the next page is there, or its code did not arrive. */
export const clearBusy = (): void => {
  delete pageState.waitingFor;
  for (const element of busy) element.ariaBusy = null;
  busy.clear();
};
