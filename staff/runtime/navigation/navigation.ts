import { type FramedScreen, fetchScreen, fetchUnattended } from '#staff/runtime/fetch-screen.ts';
import type { Refreshed } from '#staff/runtime/live.ts';
import { watchRowActivity } from '#staff/runtime/row-activity.ts';
import { closeSheetByBack } from '#staff/runtime/sheets.ts';
import { createShownScreen, focusTarget, type ShownScreen } from '#staff/runtime/shown-screen.ts';
import { here, isOurs, withoutNotice } from '#staff/runtime/urls.ts';
import { createFormPost } from './post-form.ts';
import { createScreenRequests, type ScreenRequests } from './screen-requests.ts';
import { createVisit, showTab } from './visit.ts';

/** Requests the shown screen again, and shows it unless another was shown or requested meanwhile. */
const createRefresh =
  (shownScreen: ShownScreen, requests: ScreenRequests) => async (): Promise<Refreshed> => {
    const url = here();
    const before = { latest: requests.latest(), shown: shownScreen.current() };
    if (requests.isRunning()) return 'overtaken';
    const response = await fetchUnattended(url).catch(() => null);
    if (!response) return 'failed';
    if ('isFullNavigation' in response) return response.isSignedOut ? 'ended' : 'idle';
    const isOvertaken =
      requests.latest() !== before.latest || shownScreen.current() !== before.shown || url !== here();
    if (isOvertaken) return 'overtaken';
    // The response for a ticket that was moved out of the member's scopes is its list.
    const final = withoutNotice(response.url);
    if (final !== url && !shownScreen.drafts.isTyping()) history.replaceState(null, '', final);
    shownScreen.update(response.shown);
    return 'done';
  };

const isPlainPress = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Copies the text of a Copy button. Where the browser refuses (no permission, no https), the text before the
 * button is selected.
 */
const copy = async (button: HTMLElement) => {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    return 'copied';
  } catch {
    if (button.previousElementSibling) getSelection()?.selectAllChildren(button.previousElementSibling);
    return 'copy-refused';
  }
};

/**
 * Handles links and forms of /staff without a page load: the same URLs return data, and React renders the
 * difference. A response that is not a screen becomes a normal navigation; without a response the page stays.
 */
export const startNavigation = (
  show: (shown: FramedScreen) => void,
  first: FramedScreen,
  signal: AbortSignal,
) => {
  /**
   * Scroll positions of this visit by URL: closing a ticket, by its link or by Back, returns to the same
   * position of the list. The browser's own restoration runs before the response is shown, and not for a
   * link.
   */
  const scrolls = new Map<string, number>();
  const shownScreen = createShownScreen(show, first, signal);
  const requests = createScreenRequests();
  const openUrl = createVisit({ shownScreen, requests, scrolls });
  const postForm = createFormPost(shownScreen, requests);
  let openings = 0;
  const waitFor = (opened: Promise<void>) => {
    openings += 1;
    void opened.finally(() => {
      openings -= 1;
    });
  };

  const visit = (url: URL) => {
    scrolls.set(here(), scrollY);
    waitFor(openUrl(url.pathname + url.search));
  };

  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    if ((event.target as Element).closest('[data-newer-rows]')) {
      shownScreen.showNewerRows();
      return (document.querySelector<HTMLElement>('[data-row-link]') ?? focusTarget())?.focus();
    }
    const copyButton = (event.target as Element).closest<HTMLElement>('[data-copy]');
    if (copyButton) return void copy(copyButton).then(shownScreen.showNotice);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isOurs(url) || url.hash || link.closest('[data-full-navigation]')) return;
    event.preventDefault();
    visit(url);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.hasAttribute('data-full-navigation') || form.method === 'dialog')
      return;
    if (!isOurs(new URL(form.action))) return;
    event.preventDefault();
    if (form.method === 'post') {
      void postForm(form, event.submitter);
      return;
    }
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
    visit(url);
  };

  /** Loads the screen of the current URL after Back or Forward. */
  const loadHere = async (): Promise<void> => {
    const scroll = scrolls.get(here()) ?? 0;
    const { response, isOvertaken } = await requests.load(fetchScreen(here()));
    if (isOvertaken) return;
    if (!response) return shownScreen.showNotice('offline');
    if ('isFullNavigation' in response) return location.reload();
    shownScreen.showAt(response.shown, response.url, 'replace', scroll);
  };

  const onPop = () => {
    if (!closeSheetByBack()) waitFor(loadHere());
  };

  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  addEventListener('popstate', onPop, { signal });
  history.replaceState(null, '', withoutNotice(location.href));
  showTab();
  shownScreen.hideToastLater();
  watchRowActivity(shownScreen.showNewerRows, signal);
  const { current, showConnection } = shownScreen;
  const refresh = createRefresh(shownScreen, requests);
  return {
    current,
    /** Whether another screen than the shown one is loading. */
    isOpening: () => openings > 0,
    refresh,
    showConnection,
  };
};
