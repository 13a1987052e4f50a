import { useMemo } from 'react';
import { changeUrl, usePageUrl } from '#app/islands/page-url.ts';

/** The key of the history entry. Every choice creates an entry; Back and Forward return to an old one. */
export const useHistoryKey = (): string => usePageUrl().key;

/** The hash, which is never sent to a server: empty until hydration. */
export const useHash = (): string => usePageUrl().hash;

type Choices = Record<string, string | null>;

/** The query with other choices, as a relative URL; a choice that is null or empty needs no parameter. */
export const hrefWith = (query: URLSearchParams | string, choices: Choices): string => {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choices)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `?${params}`;
};

type Change = {
  query?: Choices;
  hash?: string;
  /** Replaces the history entry, so that the back button leaves the page instead of undoing the change. */
  isReplacement?: boolean;
};

/** Starts from the browser's URL, which is ahead of the rendered one. */
const change = ({ query = {}, hash, isReplacement = false }: Change): void => {
  const { pathname, search, hash: lastHash } = window.location;
  const nextSearch = hrefWith(search, query);
  const next = hash ?? lastHash;
  if (nextSearch === hrefWith(search, {}) && next === lastHash) return;
  changeUrl(`${pathname}${nextSearch === '?' ? '' : nextSearch}${next}`, { isReplacement });
};

/** State in the URL: a change is a history entry that Back can undo, unless it replaces one. */
export function useUrlState() {
  const { search } = usePageUrl();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return { query, change };
}
