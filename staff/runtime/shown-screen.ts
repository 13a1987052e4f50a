import type { Frame, NoticeKey } from '#staff/screen-types.ts';
import { titleOf } from '#staff/title.ts';
import { createDrafts } from './drafts.ts';
import type { FramedScreen } from './fetch-screen.ts';
import { hasOtherRows, mergeRefresh, withCounts } from './merge-refresh.ts';
import { isInRows } from './row-activity.ts';
import { playSound } from './sound.ts';
import { here, withoutNotice } from './urls.ts';

const undoShownMs = 10_000;

export const focusTarget = () => document.querySelector<HTMLElement>('[data-focus]');

/** The shown screen: renders it with `show`, and updates its toast, drafts, title and history entry. */
export const createShownScreen = (
  show: (shown: FramedScreen) => void,
  first: FramedScreen,
  signal: AbortSignal,
) => {
  const drafts = createDrafts(first.frame, signal);
  let current: FramedScreen = first;
  let connection: Frame['connection'];
  /** The newest screen, not shown while the member works in the rows, because its rows are others. */
  let newerScreen: FramedScreen | null = null;
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

  const render = (shown: FramedScreen, newer: FramedScreen | null = null) => {
    newerScreen = newer;
    current = { screen: shown.screen, frame: { ...shown.frame, connection, hasNewerRows: newer !== null } };
    show(current);
    drafts.restore();
    document.title = titleOf(current.screen, current.frame);
  };

  /** Renders the same screen again; newer rows are still not shown. */
  const changeFrame = (part: Partial<Frame>) =>
    render({ screen: current.screen, frame: { ...current.frame, ...part } }, newerScreen);

  /** Shows a screen with its URL. `push` adds a history entry, except for the URL that is shown already. */
  const showAt = (shown: FramedScreen, url: string, how: 'push' | 'replace', scroll: number | null) => {
    const target = withoutNotice(url);
    if (how === 'push' && target !== here()) history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    render(shown);
    hideToastLater();
    if (scroll !== null) scrollTo(0, scroll);
  };

  /** Renders newer data without changing typed text, open sheets, focus or scroll position. */
  const update = (next: FramedScreen) => {
    const focused = document.activeElement;
    const topOf = () => focused?.getBoundingClientRect().top ?? 0;
    const top = topOf();
    const { newestAt, member } = next.frame;
    if (member?.hasSound && (newestAt ?? 0) > (current.frame.newestAt ?? 0)) playSound();
    const merged = mergeRefresh(current, next, drafts.isTyping());
    if (isInRows() && hasOtherRows(current.screen, merged.screen)) render(withCounts(current, next), merged);
    else render(merged);
    // A new line above the field in which the member writes would move it: Safari does not adjust the scroll
    // position.
    if (focused?.closest('[data-ticket]') && focused.isConnected) scrollBy(0, topOf() - top);
    if (focused && focused !== document.body && document.activeElement === document.body)
      focusTarget()?.focus({ preventScroll: true });
  };
  /** Shows the newest screen, if its rows are not shown yet. */
  const showNewerRows = () => {
    if (!newerScreen) return;
    const { notice, lastChange } = current.frame;
    render({ screen: newerScreen.screen, frame: { ...newerScreen.frame, notice, lastChange } });
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
    showNewerRows,
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
