import { isSamePage } from '#app/components/ui/links/link-clicks.ts';
import { clearBusy } from './busy.ts';
import { byId, find, linkOf, listen } from './events.ts';
import { pageState } from './page-state.ts';

/** A progress bar from the press of a link until the next page is shown. */
export function markNavigation(signal: AbortSignal): void {
  listen(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      if (!isSamePage(link)) pageState.waitingFor = 'page';
      // The browser scrolls to this element, whose position depends on all heights above it.
      else if (byId(link.hash.slice(1))) delete pageState.layout;
    },
    signal,
  );
  // A page that Back restores from memory is no longer loading and does not show the dialog whose link led
  // away from it (dialogs that React opens have no id and stay). Closing that dialog earlier would delay the
  // next page: the browser computes the layout of the old one to move the focus.
  listen('pageshow', ({ persisted }) => {
    if (!persisted) return;
    find<HTMLDialogElement>('dialog[id][open]')?.close();
    clearBusy();
  });
}
