import type { Frame, FullNavigation } from '#staff/screen-types.ts';

/** `idle`: the session needs a verification. `ended`: there is no session any more. */
export type Refreshed = 'done' | 'overtaken' | 'idle' | 'ended' | 'failed';
type Options = {
  /** Requests the screen again. */
  refresh: () => Promise<Refreshed>;
  /** Whether a sheet or dialog is open: the screen does not change under it. */
  isBlocked: () => boolean;
  show: (connection: Frame['connection']) => void;
  /** Loads the page again, which is the sign-in. */
  leave: () => void;
};

const everyMs = { visible: 3_000, hidden: 15_000 };
const blockedMs = 500;
/**
 * An unchanged screen is requested again after this time, so that its times and overdue leads are not older.
 */
const longestShownMs = 60_000;
/** A shorter interruption is not shown, for example that of a restart. */
const quietMs = 5_000;
const timeoutMs = 20_000;

/** The version of the member's studios; undefined for a member who no longer has any. */
const fetchVersion = async (): Promise<{ version: string | undefined } | 'idle' | 'ended'> => {
  const response = await fetch('/staff/version', {
    headers: { accept: 'application/json', 'x-unattended': '1' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  const body = (await response.json()) as { version?: string } | FullNavigation;
  if ('isFullNavigation' in body) return response.status === 401 ? 'ended' : 'idle';
  return { version: body.version };
};

/**
 * Updates the page: it compares the version of the member's studios every few seconds, and requests its own
 * screen again when that has changed, or after a minute. docs/decisions/074-live-updates-by-version.md
 */
export const startLive = ({ refresh, isBlocked, show, leave }: Options, signal: AbortSignal) => {
  /**
   * The version of the shown screen. It is null until the first refresh, so that the first comparison always
   * requests the screen and finds changes since the page was loaded.
   */
  let shownVersion: string | null | undefined = null;
  let shownAt = Date.now();
  let latest = 0;
  let timer = 0;
  let interruptionTimer = 0;
  let isSigningOut = false;

  const showNow = (connection: Frame['connection']) => {
    clearTimeout(interruptionTimer);
    interruptionTimer = 0;
    show(connection);
  };
  const compareLater = (ms: number) => {
    timer = window.setTimeout(compare, ms);
  };
  const refreshIfChanged = async (): Promise<Refreshed> => {
    const response = await fetchVersion().catch(() => 'failed' as const);
    if (typeof response === 'string') return response;
    const isOld = Date.now() - shownAt >= longestShownMs;
    if ((response.version === shownVersion && !isOld) || isBlocked()) return 'done';
    const result = await refresh();
    // After any other result the next comparison finds the change again.
    if (result === 'done') {
      shownVersion = response.version;
      shownAt = Date.now();
    }
    return result;
  };
  const compare = async () => {
    clearTimeout(timer);
    latest += 1;
    const turn = latest;
    if (isBlocked()) return compareLater(blockedMs);
    const result = await refreshIfChanged();
    if (signal.aborted || turn !== latest) return;
    // Nobody is signed in: nothing of the screen stays. Drafts are stored.
    if (result === 'ended') {
      // A reload would stop the navigation of the sign-out.
      if (!isSigningOut) leave();
      return;
    }
    // Comparisons continue when the member looks at the page again (`onVisible`).
    if (result === 'idle') return showNow('idle');
    if (result !== 'failed') showNow(undefined);
    else interruptionTimer ||= window.setTimeout(() => show('interrupted'), quietMs);
    // Also after a failure: a server that is back gets no more requests than before.
    compareLater(document.hidden ? everyMs.hidden : everyMs.visible);
  };

  const onVisible = () => {
    if (!document.hidden) void compare();
  };
  const onSubmit = ({ target }: SubmitEvent) => {
    isSigningOut ||= (target as Element).matches('[action="/staff/sign-out"]');
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(interruptionTimer);
  });
  void compare();
};
