import { flushSync } from 'react-dom';
import type { Frame } from '../screen-types.ts';
import { showBadge } from './badge.ts';
import { createDrafts } from './drafts.ts';
import type { Refreshed } from './live.ts';
import { refreshed } from './merge-refresh.ts';
import { isOpening, openingScreen } from './opening.ts';
import { createPlaces } from './places.ts';
import { isInRows, startRowWatch } from './row-watch.ts';
import {
  type Answer,
  ask,
  askOrPrefetched,
  askUnattended,
  clearPrefetched,
  prefetch,
  type Shown,
} from './screens.ts';

const undoShownMs = 10_000;
const skeletonAfterMs = 150;
const restMs = 70;

const withoutNotice = (address: string) => {
  const url = new URL(address);
  url.searchParams.delete('said');
  url.searchParams.delete('undo');
  url.searchParams.delete('bulk');
  return url.pathname + url.search;
};
const here = () => location.pathname + location.search;

const isOurs = (url: URL) =>
  url.origin === location.origin && (url.pathname === '/staff' || url.pathname.startsWith('/staff/'));

/** A button can send its form to another address. */
const actionOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    ? submitter.formAction
    : form.action;

/** On a phone the current tab can be outside the strip of tabs. */
const showTab = () =>
  document
    .querySelector('[data-tabs] [aria-current]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const focusTarget = () => document.querySelector<HTMLElement>('[data-focus]');

/**
 * Links and forms of the staff side without loading a page: the same addresses are asked for their data, and React
 * renders the difference. A request that fails in any way becomes a normal navigation.
 */
export const startNavigation = (show: (shown: Shown) => void, first: Shown) => {
  /** Screens of this visit by address, for the way back; they leave memory with the page. */
  const seen = new Map<string, { shown: Shown; scroll: number }>();
  const drafts = createDrafts();
  const places = createPlaces();
  let latest = 0;
  let loading = 0;
  let renders = 0;
  let current: Shown = first;
  let connection: Frame['connection'];
  /** The newest screen, while its rows wait because the person is in the list. */
  let heldBack: Shown | null = null;
  let toastTimer = 0;

  const busy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);
  const remember = () => {
    places.store(here());
    if (!isOpening(current.screen)) seen.set(here(), { shown: current, scroll: scrollY });
  };

  const hideToastLater = () => {
    clearTimeout(toastTimer);
    if (!current.frame.said) return;
    toastTimer = window.setTimeout(() => {
      const toast = document.querySelector('[data-toast]');
      // Never away under a finger or a focus.
      if (toast?.matches(':hover, :focus-within')) return hideToastLater();
      render({ screen: current.screen, frame: { ...current.frame, said: null, undo: null } });
    }, undoShownMs);
  };

  const render = (shown: Shown) => {
    current = { screen: shown.screen, frame: { ...shown.frame, connection } };
    renders += 1;
    heldBack = null;
    drafts.store();
    flushSync(() => show(current));
    drafts.restore();
    showBadge(current);
  };

  const arrive = (shown: Shown, address: string, how: 'push' | 'replace', scroll: number | null) => {
    const target = withoutNotice(address);
    if (target !== here()) {
      if (how === 'push') history.pushState(null, '', target);
      else history.replaceState(null, '', target);
    } else history.replaceState(null, '', target);
    render(shown);
    hideToastLater();
    if (scroll !== null) scrollTo(0, scroll);
  };

  /** One request at a time counts: an answer that was overtaken is dropped. */
  const load = async (
    asked: Promise<Answer>,
    fallback: () => void,
    done: (answer: { shown: Shown; address: string }) => void,
    meanwhile: () => void = () => busy(true),
  ) => {
    latest += 1;
    loading += 1;
    const turn = latest;
    const timer = window.setTimeout(() => turn === latest && meanwhile(), skeletonAfterMs);
    try {
      const answer = await asked;
      if (turn !== latest) return;
      if ('native' in answer) return fallback();
      done(answer);
    } catch {
      if (turn === latest) fallback();
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
    const opening = openingScreen(current.screen, target);
    const back = places.backTo(target);
    let isPushed = false;
    const settle = () => {
      (back?.row() ?? focusTarget())?.focus({ preventScroll: true });
      document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      showTab();
    };
    const scroll = back ? back.scroll : isSameList && innerWidth >= 1024 ? null : 0;
    void load(
      askOrPrefetched(address),
      () => location.assign(address),
      ({ shown, address: final }) => {
        arrive(shown, final, isPushed ? 'replace' : 'push', isPushed ? null : scroll);
        settle();
      },
      () => {
        if (!opening) return busy(true);
        isPushed = true;
        arrive(
          { screen: opening, frame: { ...current.frame, said: null, undo: null } },
          target.href,
          'push',
          scroll,
        );
        settle();
      },
    );
  };

  /** Renders the same screen with newer data: what is typed, open, focused or scrolled stays. */
  const update = (next: Shown) => {
    const focused = document.activeElement;
    const topOf = () => focused?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    const shown = refreshed(current, next, { isHoldingRows: isInRows(), isTyping: drafts.isTyping() });
    render(shown);
    if (shown.frame.waiting) heldBack = next;
    // A line more above the field in which the person writes: Safari does not keep the place by itself.
    if (focused?.closest('[data-ticket]') && focused.isConnected) scrollBy(0, topOf() - top);
    if (focused && focused !== document.body && document.activeElement === document.body)
      focusTarget()?.focus({ preventScroll: true });
  };
  const refresh = async (): Promise<Refreshed> => {
    const address = here();
    const before = [latest, renders];
    if (loading > 0) return 'overtaken';
    const answer = await askUnattended(address).catch(() => null);
    if (!answer) return 'failed';
    if ('native' in answer) return 'signed-out';
    if (latest !== before[0] || renders !== before[1] || address !== here()) return 'overtaken';
    // A ticket that was moved out of sight is answered with its list.
    const final = withoutNotice(answer.address);
    if (final !== address && !drafts.isTyping()) history.replaceState(null, '', final);
    update(answer.shown);
    return 'done';
  };
  /** The rows that waited: on a press, or when the hand has left the list. */
  const showHeldBack = (isPressed: boolean) => {
    if (!heldBack) return;
    const had = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row),
    );
    const next = heldBack;
    render({
      screen: next.screen,
      frame: { ...next.frame, said: current.frame.said, undo: current.frame.undo },
    });
    if (!isPressed) return;
    const fresh = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
      (row) => !had.has(row.dataset.row),
    );
    (fresh?.querySelector<HTMLElement>('[data-row-link]') ?? focusTarget())?.focus();
  };

  /** A form that did not arrive is not sent again by itself: what was typed stays where it is. */
  const failed = () => {
    render({ screen: current.screen, frame: { ...current.frame, said: 'offline', undo: null } });
    hideToastLater();
  };

  /** The person signs in beside this page and presses again: what was typed stays, and the notice with it. */
  const sessionEnded = () => {
    clearTimeout(toastTimer);
    render({ screen: current.screen, frame: { ...current.frame, said: 'session-ended', undo: null } });
  };

  const post = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    clearPrefetched();
    seen.clear();
    submitter?.setAttribute('aria-busy', 'true');
    const action = actionOf(form, submitter);
    const sent = ask(action, body);
    const { open } = form.dataset;
    if (open) location.href = open;
    void load(
      sent.catch((error) => {
        submitter?.removeAttribute('aria-busy');
        failed();
        throw error;
      }),
      () => undefined,
      ({ shown, address }) => {
        submitter?.removeAttribute('aria-busy');
        // A refused form is answered under its own address; the screen it shows has another.
        const isRefused = new URL(address).pathname === new URL(action).pathname;
        const back = body.get('back');
        const isSavedNote = !isRefused && form.dataset.act === 'note';
        if (isSavedNote) drafts.forget(form, body.get('text') ?? '');
        // Nothing is selected any more.
        if (!isRefused && form.matches('[data-bulk]')) form.reset();
        arrive(shown, isRefused && back ? `${location.origin}/staff${back}` : address, 'replace', null);
        for (const sheet of document.querySelectorAll('details[data-sheet][open]'))
          sheet.removeAttribute('open');
        const isDone = isSavedNote && !drafts.isTyping();
        if (isDone || !document.activeElement || document.activeElement === document.body)
          focusTarget()?.focus({ preventScroll: true });
      },
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
      () => undefined,
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
    if ((event.target as Element).closest('[data-fresh]')) return showHeldBack(true);
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
      render(known.shown);
      scrollTo(0, known.scroll);
    }
    void load(
      ask(here()),
      () => location.reload(),
      ({ shown, address }) => arrive(shown, address, 'replace', known ? null : 0),
    );
  };

  let rest = 0;
  const onOver = (event: Event) => {
    clearTimeout(rest);
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-row-link]');
    if (!link) return;
    rest = window.setTimeout(
      () => prefetch(link.pathname + link.search),
      event.type === 'touchstart' ? 0 : restMs,
    );
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('pointerover', onOver, { passive: true });
  document.addEventListener('touchstart', onOver, { passive: true });
  addEventListener('popstate', onPop);
  history.replaceState(null, '', withoutNotice(location.href));
  showTab();
  hideToastLater();
  showBadge(first);
  const stopRowWatch = startRowWatch(() => showHeldBack(false));
  const stop = () => {
    stopRowWatch();
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('touchstart', onOver);
    removeEventListener('popstate', onPop);
  };
  const showConnection = (next: Frame['connection']) => {
    if (next === connection) return;
    connection = next;
    const waits = heldBack;
    render(current);
    heldBack = waits;
  };
  return { refresh, showConnection, stop };
};
