import { flushSync } from 'react-dom';
import { brand } from '#domain/brand.ts';
import { createDrafts } from './drafts.ts';
import { type Answer, ask, askEarly, askOnce, forgetEarly, type Shown } from './screens.ts';

const undoShownMs = 10_000;
const skeletonAfterMs = 150;
const restMs = 70;
/** A page that was away for a while is asked for again. */
const outdatedMs = 60_000;

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

const focusTarget = () => document.querySelector<HTMLElement>('[data-focus]');

/**
 * Links and forms of the staff side without loading a page: the same addresses are asked for their data, and React
 * renders the difference. A request that fails in any way becomes a normal navigation.
 */
export const startNavigation = (show: (shown: Shown) => void, first: Shown) => {
  /** Screens of this visit by address, for the way back; they leave memory with the page. */
  const seen = new Map<string, { shown: Shown; scroll: number }>();
  const drafts = createDrafts();
  let latest = 0;
  let current: Shown = first;
  let shownAt = Date.now();
  let toastTimer = 0;

  const busy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);
  const remember = () => seen.set(here(), { shown: current, scroll: scrollY });

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
    current = shown;
    drafts.store();
    flushSync(() => show(shown));
    drafts.restore();
    const waiting = shown.frame.badge > 0 ? `(${shown.frame.badge}) ` : '';
    document.title = `${waiting}${shown.screen.title} · ${brand.name}`;
  };

  const arrive = (shown: Shown, address: string, how: 'push' | 'replace', scroll: number | null) => {
    const target = withoutNotice(address);
    if (target !== here()) {
      if (how === 'push') history.pushState(null, '', target);
      else history.replaceState(null, '', target);
    } else history.replaceState(null, '', target);
    render(shown);
    shownAt = Date.now();
    hideToastLater();
    if (scroll !== null) scrollTo(0, scroll);
  };

  /** One request at a time counts: an answer that was overtaken is dropped. */
  const load = async (
    asked: Promise<Answer>,
    fallback: () => void,
    done: (answer: { shown: Shown; address: string }) => void,
  ) => {
    latest += 1;
    const turn = latest;
    const timer = window.setTimeout(() => busy(true), skeletonAfterMs);
    try {
      const answer = await asked;
      if (turn !== latest) return;
      if ('native' in answer) return fallback();
      done(answer);
    } catch {
      if (turn === latest) fallback();
    } finally {
      clearTimeout(timer);
      if (turn === latest) busy(false);
    }
  };

  const visit = (address: string) => {
    remember();
    const isSameList = new URL(address, location.href).pathname === location.pathname;
    void load(
      askOnce(address),
      () => location.assign(address),
      ({ shown, address: final }) => {
        arrive(shown, final, 'push', isSameList && innerWidth >= 1024 ? null : 0);
        focusTarget()?.focus({ preventScroll: true });
        document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      },
    );
  };

  const refresh = () => {
    const address = here();
    void load(
      ask(address),
      () => undefined,
      ({ shown }) => address === here() && render(shown),
    );
  };

  /** A form that did not arrive is not sent again by itself: what was typed stays where it is. */
  const failed = () => {
    render({ screen: current.screen, frame: { ...current.frame, said: 'offline', undo: null } });
    hideToastLater();
  };

  const post = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    forgetEarly();
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
        if (!isRefused && form.dataset.act === 'note') drafts.forget(form);
        // Nothing is selected any more.
        if (!isRefused && form.matches('[data-bulk]')) form.reset();
        arrive(shown, isRefused && back ? `${location.origin}/staff${back}` : address, 'replace', null);
        for (const sheet of document.querySelectorAll('details[data-sheet][open]'))
          sheet.removeAttribute('open');
        if (!document.activeElement || document.activeElement === document.body)
          focusTarget()?.focus({ preventScroll: true });
      },
    );
    void sent.then(
      // The server asks for a factor first: the form goes again, as a normal one and by the same button.
      (answer) => {
        if (!('native' in answer)) return;
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
      () => askEarly(link.pathname + link.search),
      event.type === 'touchstart' ? 0 : restMs,
    );
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - shownAt > outdatedMs) refresh();
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  document.addEventListener('pointerover', onOver, { passive: true });
  document.addEventListener('touchstart', onOver, { passive: true });
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('popstate', onPop);
  history.replaceState(null, '', withoutNotice(location.href));
  hideToastLater();
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('touchstart', onOver);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('popstate', onPop);
  };
};
