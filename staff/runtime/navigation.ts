import type { NoticeKey } from '#words/staff/notices.ts';
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
import { startRowPrefetch } from './row-prefetch.ts';
import { startRowWatch } from './row-watch.ts';
import { createScrollRestoration } from './scroll-restoration.ts';
import { createShownScreen, focusTarget } from './shown-screen.ts';

const skeletonAfterMs = 150;

/** On a phone the current tab can be outside the strip of tabs. */
const showTab = () =>
  document
    .querySelector('[data-tabs] [aria-current]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/**
 * Links and forms of the staff side without loading a page: the same addresses are asked for their data, and React
 * renders the difference. An answer that is no screen becomes a normal navigation; without an answer the page stays.
 */
export const startNavigation = (show: (shown: Shown) => void, first: Shown) => {
  /** Screens of this visit by address, for the way back; they leave memory with the page. */
  const seen = new Map<string, { shown: Shown; scroll: number }>();
  const places = createScrollRestoration();
  const shownScreen = createShownScreen(show, first);
  const { drafts, current, arrive } = shownScreen;
  let latest = 0;
  let loading = 0;

  const busy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);
  const remember = () => {
    places.store(here());
    if (!isLoading(current().screen)) seen.set(here(), { shown: current(), scroll: scrollY });
  };

  /** One request at a time counts: an answer that was overtaken is dropped. */
  const load = async (
    asked: Promise<ScreenResponse>,
    done: (answer: { shown: Shown; address: string }) => void,
    {
      native,
      unreachable,
      meanwhile = () => busy(true),
    }: {
      /** The answer is no screen, for example because the session has ended. */
      native: (isSignedOut: boolean) => void;
      unreachable: () => void;
      meanwhile?: () => void;
    },
  ) => {
    latest += 1;
    loading += 1;
    const turn = latest;
    const timer = window.setTimeout(() => turn === latest && meanwhile(), skeletonAfterMs);
    try {
      const answer = await asked.catch(() => null);
      if (turn !== latest) return;
      if (!answer) unreachable();
      else if ('native' in answer) native(answer.isSignedOut);
      else done(answer);
    } catch {
      // The screen could not be shown, for example because it belongs to a newer version of our code.
      if (turn === latest) native(false);
    } finally {
      loading -= 1;
      clearTimeout(timer);
      if (turn === latest) busy(false);
    }
  };

  const visit = (address: string) => {
    remember();
    const target = new URL(address, location.href);
    const isSameList = target.pathname === location.pathname;
    const loadingTicket = loadingScreen(current().screen, target);
    const back = places.backTo(target);
    const before = { shown: current(), address: location.href };
    let isPushed = false;
    /** Stays on the page, without the skeleton of the one that did not come. */
    const stay = () => {
      if (isPushed) arrive(before.shown, before.address, 'replace', null);
    };
    const settle = () => {
      (back?.row() ?? focusTarget())?.focus({ preventScroll: true });
      document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      showTab();
    };
    const scroll = back ? back.scroll : isSameList && innerWidth >= 1024 ? null : 0;
    void load(
      fetchOrPrefetched(address),
      ({ shown, address: final }) => {
        arrive(shown, final, isPushed ? 'replace' : 'push', isPushed ? null : scroll);
        settle();
      },
      {
        native: (isSignedOut) => {
          // Sign-in leads on to the link; a note that is not saved would be lost on the way.
          if (!isSignedOut || !drafts.has()) return location.assign(address);
          stay();
          sessionEnded();
        },
        unreachable: () => {
          stay();
          say('offline');
        },
        meanwhile: () => {
          if (!loadingTicket) return busy(true);
          isPushed = true;
          arrive(
            { screen: loadingTicket, frame: { ...current().frame, notice: null, undo: null } },
            target.href,
            'push',
            scroll,
          );
          settle();
        },
      },
    );
  };

  const refresh = async (): Promise<Refreshed> => {
    const address = here();
    const before = [latest, shownScreen.renders()];
    if (loading > 0) return 'overtaken';
    const answer = await fetchUnattended(address).catch(() => null);
    if (!answer) return 'failed';
    if ('native' in answer) return 'signed-out';
    if (latest !== before[0] || shownScreen.renders() !== before[1] || address !== here()) return 'overtaken';
    // A ticket that was moved out of sight is answered with its list.
    const final = withoutNotice(answer.address);
    if (final !== address && !drafts.isTyping()) history.replaceState(null, '', final);
    shownScreen.update(answer.shown);
    return 'done';
  };
  const say = (notice: NoticeKey) => {
    shownScreen.showNotice(notice);
    shownScreen.hideToastLater();
  };

  /** The person signs in beside this page and presses again: what was typed stays, and the notice with it. */
  const sessionEnded = () => shownScreen.showNotice('session-ended');

  const post = (form: HTMLFormElement, submitter: HTMLElement | null) => {
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
    void load(
      sent,
      ({ shown, address }) => {
        submitter?.removeAttribute('aria-busy');
        // A refused form is answered under its own address, which cannot be opened; the screen it shows has another.
        const isRefused = new URL(address).pathname === new URL(action).pathname;
        const back = body.get('back');
        const isSavedNote = !isRefused && form.dataset.act === 'note';
        if (isSavedNote) drafts.forget(form, body.get('text') ?? '');
        // Nothing is selected any more.
        if (!isRefused && form.matches('[data-bulk]')) form.reset();
        const shownAt = back ? `${location.origin}/staff${back}` : location.href;
        const target = isRefused ? shownAt : address;
        const isElsewhere = !isRefused && new URL(target).pathname !== location.pathname;
        arrive(shown, target, 'replace', isElsewhere ? 0 : null);
        for (const sheet of document.querySelectorAll('details[data-sheet][open]'))
          sheet.removeAttribute('open');
        const isDone = isSavedNote && !drafts.isTyping();
        if (isDone || !document.activeElement || document.activeElement === document.body)
          focusTarget()?.focus({ preventScroll: true });
      },
      { native: () => undefined, unreachable: () => undefined },
    );
    void sent.then(
      // The server asks for a factor first: the form goes again, as a normal one and by the same button.
      (answer) => {
        if (!('native' in answer)) return;
        if (answer.isSignedOut) {
          submitter?.removeAttribute('aria-busy');
          return sessionEnded();
        }
        form.setAttribute('data-native', '');
        form.requestSubmit(submitter);
      },
      // A form that did not arrive is not sent again by itself: what was typed stays where it is.
      () => {
        submitter?.removeAttribute('aria-busy');
        say('offline');
      },
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
    if ((event.target as Element).closest('[data-fresh]')) return shownScreen.showHeldBack(true);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!isOurs(url) || url.hash || link.closest('[data-native]')) return;
    event.preventDefault();
    visit(url.pathname + url.search);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.hasAttribute('data-native') || form.method === 'dialog') return;
    if (!isOurs(new URL(form.action))) return;
    event.preventDefault();
    if (form.method === 'post') return post(form, event.submitter);
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
    visit(url.pathname + url.search);
  };

  const onPop = () => {
    const known = seen.get(here());
    if (known) {
      shownScreen.render(known.shown);
      scrollTo(0, known.scroll);
    }
    void load(
      fetchScreen(here()),
      ({ shown, address }) => arrive(shown, address, 'replace', known ? null : 0),
      {
        native: () => location.reload(),
        unreachable: () => (known ? say('offline') : location.reload()),
      },
    );
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  addEventListener('popstate', onPop);
  history.replaceState(null, '', withoutNotice(location.href));
  showTab();
  shownScreen.hideToastLater();
  showBadge(first);
  const stopRowPrefetch = startRowPrefetch();
  const stopRowWatch = startRowWatch(() => shownScreen.showHeldBack(false));
  const stop = () => {
    stopRowPrefetch();
    stopRowWatch();
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    removeEventListener('popstate', onPop);
  };
  return { refresh, say, showConnection: shownScreen.showConnection, stop };
};
