import { pageState } from './page-state.ts';

/** Called when Back restores a page that was left while it showed that something is loading. */
export const clearBusy = (): void => {
  delete pageState.waitingFor;
  for (const element of document.querySelectorAll('[aria-busy]')) element.ariaBusy = null;
};
