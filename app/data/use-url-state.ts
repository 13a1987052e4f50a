import { useMemo } from 'react';
import { changeUrl, usePageUrl } from '#app/islands/page-url.ts';

/** The key of the history entry. Every choice creates an entry; Back and Forward return to an old one. */
export const useHistoryKey = (): string => usePageUrl().key;

/** The hash, which is never sent to a server: empty until hydration. */
export const useHash = (): string => usePageUrl().hash;

type Change = {
  query?: Record<string, string | null>;
  hash?: string;
  /** Replaces the history entry, so that the back button leaves the page instead of undoing the change. */
  isReplacement?: boolean;
};

/** Starts from the browser's URL, which is ahead of the rendered one. */
const change = ({ query = {}, hash, isReplacement = false }: Change): void => {
  const { pathname, search, hash: lastHash } = window.location;
  const params = new URLSearchParams(search);
  const before = params.toString();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  const next = hash ?? lastHash;
  if (params.toString() === before && next === lastHash) return;
  changeUrl(`${pathname}${params.size > 0 ? `?${params}` : ''}${next}`, { isReplacement });
};

/** State in the URL: a change is a history entry that Back can undo, unless it replaces one. */
export function useUrlState() {
  const { search } = usePageUrl();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return { query, change };
}
