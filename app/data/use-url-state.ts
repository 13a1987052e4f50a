import { useEffect, useMemo, useState } from 'react';
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
  /** Rendered in one task: nothing of the old choice stays. Otherwise a press can interrupt the render. */
  isUrgent?: boolean;
  /** Made by the code and not by the visitor. */
  isCorrection?: boolean;
};

/** Starts from the browser's URL, which is ahead of the rendered one. */
const change = ({ query = {}, hash, isReplacement, isUrgent, isCorrection }: Change): void => {
  const { pathname, search, hash: lastHash } = window.location;
  const params = new URLSearchParams(search);
  const before = params.toString();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  const next = hash ?? lastHash;
  if (params.toString() === before && next === lastHash) return;
  changeUrl(`${pathname}${params.size > 0 ? `?${params}` : ''}${next}`, {
    isReplacement: isReplacement || isCorrection,
    isUrgent: isUrgent && !isCorrection,
  });
};

/** State in the URL: a change is a history entry that Back can undo, unless it replaces or corrects one. */
export function useUrlState() {
  const { search } = usePageUrl();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const [returnCount, setReturnCount] = useState(0);
  useEffect(() => {
    const onReturn = () => setReturnCount((count) => count + 1);
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
  /** `returnCount` changes with each step back or forward, which resets choices that are not applied yet. */
  return { query, change, returnCount };
}
