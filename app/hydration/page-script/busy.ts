import { pageState } from './page-state.ts';

/** Marks a pressed control, or a part of the page, that waits for React (styles/busy.css). */
export const markBusy = (element: Element): void => {
  element.ariaBusy = 'true';
};

/** Called when React or the next page has started, or when its code could not be loaded. */
export const clearBusy = (): void => {
  delete pageState.waitingFor;
  for (const element of document.querySelectorAll('[aria-busy]')) element.ariaBusy = null;
};
