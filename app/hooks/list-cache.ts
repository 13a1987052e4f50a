import { listsPrefix } from '#app/browser/storage.ts';
import type { GrowingList } from '#domain/growing-list.ts';

/**
 * A visitor who returns to a list finds it in the same length, at the same position. Most browsers keep the
 * whole page in memory (bfcache); for the others the lists of a history entry are stored when the page is
 * left. They expire, because classes begin and fill up.
 */
const maxAgeMs = 5 * 60_000;
/** sessionStorage has about 5 MB, and nobody goes back further within the time above. */
const maxEntries = 8;

type AnyList = GrowingList<{ id: string }, unknown>;
type Stored = { at: number; top: number; lists: [id: string, list: AnyList][] };

const memory = new Map<string, AnyList>();
/** With the history entry in the key, Back and Forward find the list, and a new visit loads it. */
const idOf = (key: string, historyKey: string) => `${historyKey} ${key}`;
const isFresh = (at: number | null) => at !== null && Date.now() - at < maxAgeMs;

/** The position at which the page was left, until it is restored or the visitor scrolls. */
let topOfLastVisit: number | undefined;

/** Storage may be switched off or full: then only the memory of this page counts. */
const ignoringErrors = (run: () => void) => {
  try {
    run();
  } catch {}
};

const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(listsPrefix));
const atOf = (key: string) => (JSON.parse(sessionStorage.getItem(key) ?? '{"at":0}') as Stored).at;

const readStored = (historyKey: string) =>
  ignoringErrors(() => {
    const stored = JSON.parse(sessionStorage.getItem(listsPrefix + historyKey) ?? 'null') as Stored | null;
    if (!stored || !isFresh(stored.at)) return;
    for (const [id, list] of stored.lists) memory.set(id, list);
    topOfLastVisit = stored.top;
  });

const store = () =>
  ignoringErrors(() => {
    const historyKey = (window.history.state as { key?: string } | null)?.key;
    const lists = [...memory].filter(([id]) => id.startsWith(`${historyKey} `));
    if (!historyKey || lists.length === 0) return;
    const oldest = storedKeys().sort((a, b) => atOf(a) - atOf(b));
    for (const key of oldest.slice(0, Math.max(0, oldest.length + 1 - maxEntries)))
      sessionStorage.removeItem(key);
    const entry: Stored = { at: Date.now(), top: window.scrollY, lists };
    sessionStorage.setItem(listsPrefix + historyKey, JSON.stringify(entry));
  });

const forgetPosition = () => {
  topOfLastVisit = undefined;
};

/** Called by every list; the same listeners are added once only. */
export function keepLists(): void {
  window.addEventListener('pagehide', store);
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, forgetPosition, { passive: true });
}

const readKeys = new Set<string>();

export const restoreList = <I extends { id: string }, Cursor>(key: string, historyKey: string) => {
  if (!readKeys.has(historyKey)) readStored(historyKey);
  readKeys.add(historyKey);
  const kept = memory.get(idOf(key, historyKey));
  return kept && isFresh(kept.loadedAt) ? (kept as GrowingList<I, Cursor>) : undefined;
};

/** Called after a restored list is rendered: the browser has tried before, on a shorter page. */
export const restorePosition = (): void => {
  if (topOfLastVisit === undefined) return;
  // In the next frame: in this one the browser still moves the page by the height of the new rows.
  requestAnimationFrame(() => {
    if (topOfLastVisit === undefined) return;
    window.scrollTo({ top: topOfLastVisit, behavior: 'instant' });
    if (window.scrollY >= topOfLastVisit - 1) topOfLastVisit = undefined;
  });
};

/** Called in the browser only, because the module state of the server is shared by all visitors. */
export function rememberList<I extends { id: string }, Cursor>(
  list: GrowingList<I, Cursor>,
  historyKey: string,
) {
  if (list.status === 'waiting' && list.items.length > 0) memory.set(idOf(list.key, historyKey), list);
}
