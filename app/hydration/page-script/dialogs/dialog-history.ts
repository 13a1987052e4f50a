import { isSamePage } from '#app/components/ui/links/link-clicks.ts';
import { find, linkOf, listen } from '#app/hydration/page-script/events.ts';

/**
 * The history entry of an open dialog until React takes over
 * (`app/components/ui/overlays/overlay-history.ts`). Returns the function to call when a dialog opens.
 *
 * | Entry             | Event                        | What happens                                        |
 * |-------------------|------------------------------|-----------------------------------------------------|
 * | none              | a dialog opens               | it is added                                         |
 * | of an open dialog | the dialog closes            | a step back removes it                              |
 * | of an open dialog | Back                         | the browser has left it, so the dialog closes       |
 * | of an open dialog | a link to this page          | the link replaces it, and the dialog closes         |
 * | of an open dialog | a link to another page       | it stays: otherwise Chromium would discard the page |
 * | of a left page    | Back shows or loads the page | closed by navigation.ts; a step back removes it     |
 * | passed by Back    | Forward                      | one step further, to the link's page; mark removed  |
 */
export function dialogHistory(signal: AbortSignal): () => void {
  const openDialog = () => find<HTMLDialogElement>('dialog[open]');
  const close = () => openDialog()?.close();
  let hasEntry = false;
  const removeEntry = () => {
    hasEntry = false;
    // The router may have started meanwhile, and must not treat the step back as a navigation.
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
  // After a reload, or when Back has loaded the page again, the entry still exists, but the dialog is closed.
  listen('load', () => history.state?.overlay && !openDialog() && removeEntry());

  // Forward returns to the entry of a dialog that is closed now: one step further is the page that its link
  // led to. Without its mark, Back can stay here, if it comes from elsewhere.
  listen('popstate', (event) => {
    if (!history.state?.overlay || openDialog()) return;
    history.replaceState({ ...history.state, overlay: false }, '');
    history.forward();
    event.stopImmediatePropagation();
  });
  listen(
    'popstate',
    (event) => {
      if (!hasEntry) return;
      hasEntry = false;
      event.stopImmediatePropagation();
      close();
    },
    signal,
  );
  // Two steps back at once show the page without this entry.
  const closeEntry = () => history.state?.overlay && hasEntry && removeEntry();
  listen('close', closeEntry, signal);
  listen(
    'click',
    (event) => {
      // Everything outside the open dialog is inert.
      const link = hasEntry && linkOf(event);
      if (!link || !isSamePage(link)) return;
      event.preventDefault();
      hasEntry = false;
      close();
      location.replace(link.href);
    },
    signal,
  );
  listen(
    'pagehide',
    () => {
      // If Back loads the page again, the browser must restore the scroll position.
      history.scrollRestoration = 'auto';
    },
    signal,
  );
  // The dialog was just closed, and its `close` event has not been dispatched yet.
  signal.onabort = () => !openDialog() && closeEntry();
  return () => {
    if (signal.aborted) return;
    // The step back must not scroll to the entry's hash, which would move the focus away from the button.
    history.scrollRestoration = 'manual';
    if (!history.state?.overlay) history.pushState({ ...history.state, overlay: true }, '');
    hasEntry = true;
  };
}
