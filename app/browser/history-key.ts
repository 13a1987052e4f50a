import { nextPageKey } from './storage.ts';

/** Every history entry has a key: Back and Forward find its lists (app/hooks/list-cache.ts). */
export const newState = (rest?: object): object => ({ ...rest, key: `${Date.now()}${Math.random()}` });

/** What the last page has passed on (app/browser/open-page.ts). In the history entry a reload keeps it. */
const passedState = (): object | undefined => {
  try {
    const { to, state } = JSON.parse(sessionStorage.getItem(nextPageKey) as string);
    sessionStorage.removeItem(nextPageKey);
    if (to === location.pathname) return state;
  } catch {
    // Nothing was passed, or storage is switched off.
  }
};

export function addHistoryKey(): void {
  const { state } = history;
  if (!state?.key) history.replaceState(newState({ ...state, ...passedState() }), '');
}
