/** Every history entry has a key: Back and Forward find the lists of their entry (app/data/list-cache.ts). */
export const newState = (rest?: object): object => ({ ...rest, key: `${Date.now()}${Math.random()}` });

export function markHistory(): void {
  const { state } = history;
  if (!state?.key) history.replaceState(newState(state), '');
}
