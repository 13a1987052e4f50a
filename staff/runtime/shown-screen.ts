import type { Frame, NoticeKey } from '#staff/screen-types.ts';
import { titleOf } from '#staff/title.ts';
import { createDrafts } from './drafts.ts';
import type { Shown } from './fetch-screen.ts';
import { mergeRefresh } from './merge-refresh.ts';
import { isInRows } from './row-activity.ts';
import { playSound } from './sound.ts';
import { here, withoutNotice } from './urls.ts';

const undoShownMs = 10_000;

export const focusTarget = () => document.querySelector<HTMLElement>('[data-focus]');

/** The shown screen: renders it with `show`, and updates its toast, drafts, title and history entry. */
export const createShownScreen = (show: (shown: Shown) => void, first: Shown, signal: AbortSignal) => {
  const drafts = createDrafts(first.frame, signal);
  let current: Shown = first;
  let connection: Frame['connection'];
  /** The newest screen, held back while the member works in the list. */
  let pending: Shown | null = null;
  let toastTimer = 0;

  const hideToastLater = () => {
    clearTimeout(toastTimer);
    if (!current.frame.notice) return;
    toastTimer = window.setTimeout(() => {
      const toast = document.querySelector('[data-toast]');
      // The toast stays while the pointer or the focus is on it.
      if (toast?.matches(':hover, :focus-within')) return hideToastLater();
      changeFrame({ notice: null });
    }, undoShownMs);
  };

  const render = (shown: Shown) => {
    current = { screen: shown.screen, frame: { ...shown.frame, connection } };
    pending = null;
    show(current);
    drafts.restore();
    document.title = titleOf(current.screen, current.frame);
  };

  /** Renders the same screen again; rows that are held back stay so. */
  const changeFrame = (part: Partial<Frame>) => {
    const held = pending;
    render({ screen: current.screen, frame: { ...current.frame, ...part } });
    pending = held;
  };

  /** Shows a screen with its URL. `push` adds a history entry, except for the URL that is shown already. */
  const showAt = (shown: Shown, url: string, how: 'push' | 'replace', scroll: number | null) => {
    const target = withoutNotice(url);
    if (how === 'push' && target !== here()) history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    render(shown);
    hideToastLater();
    if (scroll !== null) scrollTo(0, scroll);
  };

  /** Renders newer data without changing typed text, open sheets, focus or scroll position. */
  const update = (next: Shown) => {
    const focused = document.activeElement;
    const topOf = () => focused?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    const { newestAt, member } = next.frame;
    if (member?.hasSound && (newestAt ?? 0) > (current.frame.newestAt ?? 0)) playSound();
    const isTyping = drafts.isTyping();
    const shown = mergeRefresh(current, next, { isInRows: isInRows(), isTyping });
    const withNewRows = mergeRefresh(current, next, { isInRows: false, isTyping });
    render(shown);
    if (shown.frame.pendingRows) pending = withNewRows;
    // A new line above the field in which the member writes would move it: Safari does not adjust the scroll
    // position.
    if (focused?.closest('[data-ticket]') && focused.isConnected) scrollBy(0, topOf() - top);
    if (focused && focused !== document.body && document.activeElement === document.body)
      focusTarget()?.focus({ preventScroll: true });
  };
  /** Shows the pending rows: when the member presses the button, or no longer works in the list. */
  const showPending = (isPressed: boolean) => {
    if (!pending) return;
    const had = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row),
    );
    const next = pending;
    render({
      screen: next.screen,
      frame: { ...next.frame, notice: current.frame.notice, lastChange: current.frame.lastChange },
    });
    if (!isPressed) return;
    const fresh = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
      (row) => !had.has(row.dataset.row),
    );
    (fresh?.querySelector<HTMLElement>('[data-row-link]') ?? focusTarget())?.focus();
  };

  const keepNotice = (notice: NoticeKey) => {
    clearTimeout(toastTimer);
    changeFrame({ notice, lastChange: null });
  };
  const showNotice = (notice: NoticeKey) => {
    keepNotice(notice);
    hideToastLater();
  };

  const showConnection = (next: Frame['connection']) => {
    if (next === connection) return;
    connection = next;
    changeFrame({});
  };

  return {
    drafts,
    /** A new object after every render: a response that was requested before the last render is outdated. */
    current: () => current,
    showAt,
    update,
    showPending,
    showNotice,
    /**
     * The session has ended. Typed text and notice stay: the member signs in on another page and presses
     * again.
     */
    showSessionEnded: () => keepNotice('session-ended'),
    hideToastLater,
    showConnection,
  };
};
export type ShownScreen = ReturnType<typeof createShownScreen>;
