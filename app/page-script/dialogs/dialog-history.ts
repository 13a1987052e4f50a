import { isSamePage } from '#app/components/ui/links/link-clicks.ts';
import { find, linkOf, listen } from '#app/page-script/events.ts';

/**
 * The history entry of an open dialog, so that Back closes it. Returns the function to call when a dialog
 * opens.
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
export function dialogHistory(): (dialog: HTMLDialogElement) => void {
  const openDialog = () => find<HTMLDialogElement>('dialog[open]');
  let hasEntry = false;
  const removeEntry = () => {
    hasEntry = false;
    history.back();
  };
  // After a reload, or when Back has loaded the page again, the entry still exists, but the dialog is closed.
  listen('load', () => history.state?.overlay && !openDialog() && removeEntry());
  listen('popstate', () => {
    if (hasEntry) {
      hasEntry = false;
      openDialog()?.close();
    } else if (history.state?.overlay && !openDialog()) {
      // Without its mark, Back can stay here, if it comes from elsewhere.
      history.replaceState({ ...history.state, overlay: false }, '');
      history.forward();
    }
  });
  // Two steps back at once show the page without this entry.
  listen('close', () => history.state?.overlay && hasEntry && removeEntry());
  listen('click', (event) => {
    // Everything outside the open dialog is inert.
    const link = hasEntry && linkOf(event);
    if (!link || !isSamePage(link)) return;
    event.preventDefault();
    hasEntry = false;
    openDialog()?.close();
    location.replace(link.href);
  });
  // If Back loads the page again, the browser must restore the scroll position.
  listen('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  return ({ dataset }) => {
    if (dataset.withoutHistory !== undefined) return;
    // The step back must not scroll to the entry's hash, which would move the focus away from the button.
    history.scrollRestoration = 'manual';
    if (!history.state?.overlay) history.pushState({ ...history.state, overlay: true }, '');
    hasEntry = true;
  };
}
