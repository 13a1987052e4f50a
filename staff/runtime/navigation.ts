import type { NoticeKey } from '../screen-types.ts';
import { actionOf, here, isOurs, withoutNotice } from './addresses.ts';
import { showBadge } from './badge.ts';
import {
  clearPrefetched,
  fetchOrPrefetched,
  fetchScreen,
  fetchUnattended,
  type ScreenResponse,
  type Shown,
} from './fetch-screen.ts';
import type { Refreshed } from './live.ts';
import { isLoading, loadingScreen } from './loading-screen.ts';
import { watchRowActivity } from './rows/row-activity.ts';
import { startRowPrefetch } from './rows/row-prefetch.ts';
import { createScrollRestoration } from './scroll-restoration.ts';
import { createShownScreen, focusTarget } from './shown-screen.ts';

const skeletonAfterMs = 150;

/** On a phone the current tab may be outside the visible part of the tabs. */
const showTab = () =>
  document
    .querySelector('[data-tabs] [aria-current]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/**
 * Handles links and forms of /staff without a page load: the same addresses return data, and React renders the difference. A response that
 * is not a screen becomes a normal navigation; without a response the page stays.
 */
export const startNavigation = (show: (shown: Shown) => void, first: Shown) => {
  /** Screens of this visit by address, for the back button. They exist only in memory. */
  const seen = new Map<string, { shown: Shown; scroll: number }>();
  const scrollRestoration = createScrollRestoration();
  const shownScreen = createShownScreen(show, first);
  const { drafts, current, showAt } = shownScreen;
  let latest = 0;
  let loading = 0;

  const busy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);
  const remember = () => {
    scrollRestoration.store(here());
    if (!isLoading(current().screen)) seen.set(here(), { shown: current(), scroll: scrollY });
  };

  /** Waits for a response; null when there was none. Only the latest request counts: `isOvertaken` when a later one has started. */
  const load = async (request: Promise<ScreenResponse>, meanwhile: () => void = () => busy(true)) => {
    latest += 1;
    loading += 1;
    const turn = latest;
    const timer = window.setTimeout(() => turn === latest && meanwhile(), skeletonAfterMs);
    const response = await request.catch(() => null);
    loading -= 1;
    clearTimeout(timer);
    const isOvertaken = turn !== latest;
    if (!isOvertaken) busy(false);
    return { response, isOvertaken };
  };

  /** A screen that cannot be shown, for example because it belongs to a newer version of our code, is loaded as a page. */
  const showOr = (loadPage: () => void, showScreen: () => void) => {
    try {
      showScreen();
    } catch {
      loadPage();
    }
  };

  const visit = async (address: string) => {
    remember();
    const target = new URL(address, location.href);
    const isSameList = target.pathname === location.pathname;
    const loadingTicket = loadingScreen(current().screen, target);
    const back = scrollRestoration.backTo(target);
    const before = { shown: current(), address: location.href };
    let isPushed = false;
    /** Stays on the page and removes the skeleton of the page that was not loaded. */
    const stay = () => {
      if (isPushed) showAt(before.shown, before.address, 'replace', null);
    };
    const focusAndScroll = () => {
      (back?.row() ?? focusTarget())?.focus({ preventScroll: true });
      document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      showTab();
    };
    const scroll = back ? back.scroll : isSameList && innerWidth >= 1024 ? null : 0;
    const showSkeleton = () => {
      if (!loadingTicket) return busy(true);
      isPushed = true;
      showAt(
        { screen: loadingTicket, frame: { ...current().frame, notice: null, undo: null } },
        target.href,
        'push',
        scroll,
      );
      focusAndScroll();
    };
    const { response, isOvertaken } = await load(fetchOrPrefetched(address), showSkeleton);
    if (isOvertaken) return;
    const loadPage = () => location.assign(address);
    if (!response) {
      stay();
      return showNotice('offline');
    }
    if ('isFullNavigation' in response) {
      drafts.store();
      // The sign-in continues at the link, but an unsaved note would be lost on the way.
      if (!response.isSignedOut || drafts.isEmpty()) return loadPage();
      stay();
      return sessionEnded();
    }
    showOr(loadPage, () => {
      showAt(response.shown, response.address, isPushed ? 'replace' : 'push', isPushed ? null : scroll);
      focusAndScroll();
    });
  };

  const refresh = async (): Promise<Refreshed> => {
    const address = here();
    const before = [latest, shownScreen.renders()];
    if (loading > 0) return 'overtaken';
    const response = await fetchUnattended(address).catch(() => null);
    if (!response) return 'failed';
    if ('isFullNavigation' in response) return 'signed-out';
    if (latest !== before[0] || shownScreen.renders() !== before[1] || address !== here()) return 'overtaken';
    // The response for a ticket that was moved out of the member's scopes is its list.
    const final = withoutNotice(response.address);
    if (final !== address && !drafts.isTyping()) history.replaceState(null, '', final);
    showOr(
      () => {
        drafts.store();
        location.reload();
      },
      () => shownScreen.update(response.shown),
    );
    return 'done';
  };
  const showNotice = (notice: NoticeKey) => {
    shownScreen.showNotice(notice);
    shownScreen.hideToastLater();
  };

  /** The member signs in on another page and presses again: the typed text stays, and so does the notice. */
  const sessionEnded = () => shownScreen.showNotice('session-ended');

  /** Shows the response to a form, and closes or empties the controls that sent it. */
  const showPosted = (
    form: HTMLFormElement,
    body: URLSearchParams,
    { shown, address, isRefused }: { shown: Shown; address: string; isRefused: boolean },
  ) => {
    const isSavedNote = !isRefused && form.dataset.change === 'note';
    if (isSavedNote) drafts.forget(form, body.get('text') ?? '');
    // Clears the selection.
    if (!isRefused && form.matches('[data-bulk]')) form.reset();
    const isElsewhere = !isRefused && new URL(address).pathname !== location.pathname;
    showAt(shown, address, 'replace', isElsewhere ? 0 : null);
    for (const sheet of document.querySelectorAll('details[data-sheet][open]')) sheet.removeAttribute('open');
    const isDone = isSavedNote && !drafts.isTyping();
    if (isDone || !document.activeElement || document.activeElement === document.body)
      focusTarget()?.focus({ preventScroll: true });
  };

  const post = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    clearPrefetched();
    seen.clear();
    submitter?.setAttribute('aria-busy', 'true');
    const action = actionOf(form, submitter);
    const sent = fetchScreen(action, body);
    const { open } = form.dataset;
    if (open) location.href = open;
    const { response, isOvertaken } = await load(sent);
    // The server requires a verification first: the form is sent again as a native form, by the same button.
    if (response && 'isFullNavigation' in response && !response.isSignedOut) {
      form.setAttribute('data-full-navigation', '');
      return form.requestSubmit(submitter);
    }
    submitter?.removeAttribute('aria-busy');
    // A form without a response is not sent again automatically: the typed text stays in it.
    if (!response) return showNotice('offline');
    if ('isFullNavigation' in response) return sessionEnded();
    if (isOvertaken) return;
    // A refused form has the response under its own address, which cannot be opened; the screen that it shows has another one.
    const isRefused = new URL(response.address).pathname === new URL(action).pathname;
    const back = body.get('back');
    const shownAt = back ? `${location.origin}/staff${back}` : location.href;
    const address = isRefused ? shownAt : response.address;
    showOr(
      () => location.assign(address),
      () => showPosted(form, body, { shown: response.shown, address, isRefused }),
    );
  };

  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if ((event.target as Element).closest('[data-pending-rows]')) return shownScreen.showPending(true);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isOurs(url) || url.hash || link.closest('[data-full-navigation]')) return;
    event.preventDefault();
    void visit(url.pathname + url.search);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.hasAttribute('data-full-navigation') || form.method === 'dialog')
      return;
    if (!isOurs(new URL(form.action))) return;
    event.preventDefault();
    if (form.method === 'post') {
      void post(form, event.submitter);
      return;
    }
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
    void visit(url.pathname + url.search);
  };

  const onPop = async () => {
    const known = seen.get(here());
    if (known) {
      shownScreen.render(known.shown);
      scrollTo(0, known.scroll);
    }
    const { response, isOvertaken } = await load(fetchScreen(here()));
    if (isOvertaken) return;
    const loadPage = () => location.reload();
    if (!response && known) return showNotice('offline');
    if (!response || 'isFullNavigation' in response) return loadPage();
    showOr(loadPage, () => showAt(response.shown, response.address, 'replace', known ? null : 0));
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  addEventListener('popstate', onPop);
  history.replaceState(null, '', withoutNotice(location.href));
  showTab();
  shownScreen.hideToastLater();
  showBadge(first);
  const stopRowPrefetch = startRowPrefetch();
  const stopWatchingRows = watchRowActivity(() => shownScreen.showPending(false));
  const stop = () => {
    stopRowPrefetch();
    stopWatchingRows();
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    removeEventListener('popstate', onPop);
  };
  return { refresh, showNotice, showConnection: shownScreen.showConnection, stop };
};
