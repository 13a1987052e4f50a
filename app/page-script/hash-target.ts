import { byId, listen } from './events.ts';

/** Opens the question that the URL points to. Browsers only open one that contains the target. */
export function openHashTarget(): void {
  const open = () => byId(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
  listen('DOMContentLoaded', open);
  listen('hashchange', open);
}
