import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useAfterHydration } from '#app/hydration/use-hydrated.ts';

/** The location, or the pending one on the same page: a choice is shown at once. */
function useShownLocation() {
  const location = useLocation();
  const { location: pending } = useNavigation();
  return pending?.pathname === location.pathname ? pending : location;
}

/** The key of the history entry. Every choice creates an entry; Back and Forward return to an old one. */
export const useHistoryKey = (): string => useShownLocation().key;

/** The hash, which is never sent to a server: empty until hydration. */
export function useHash(): string {
  const { hash } = useShownLocation();
  return useAfterHydration(hash, '');
}

type Change = {
  query?: Record<string, string | null>;
  hash?: string;
  /** Replaces the history entry, so that the back button leaves the page instead of undoing the change. */
  isReplacement?: boolean;
  /**
   * Rendered in one task: nothing of the old choice stays on the page. Otherwise a transition, which a press
   * can interrupt.
   */
  isUrgent?: boolean;
  /** Made by the code and not by the visitor. */
  isCorrection?: boolean;
};

/** State in the URL: a change is a history entry that Back can undo, unless it replaces or corrects one. */
export function useUrlState() {
  const here = useShownLocation();
  // The location from which the next change starts. It is ahead of the rendered one while a navigation is
  // pending, so that two changes in the same moment do not undo each other.
  const latest = useRef({ search: here.search, hash: here.hash });
  useLayoutEffect(() => {
    latest.current = { search: here.search, hash: here.hash };
  }, [here]);
  const [returnCount, setReturnCount] = useState(0);
  useEffect(() => {
    // Back may return to the location that is still rendered, before the navigation that it undoes was.
    const onReturn = () => {
      const { pathname, search, hash } = window.location;
      // The browser is already at another page, whose data the router still loads.
      if (pathname !== here.pathname) return;
      latest.current = { search, hash };
      setReturnCount((count) => count + 1);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, [here.pathname]);
  const query = useMemo(() => new URLSearchParams(here.search), [here.search]);
  const navigate = useNavigate();
  const change = useCallback(
    ({
      query: changes = {},
      hash,
      isReplacement = false,
      isUrgent = false,
      isCorrection = false,
    }: Change) => {
      const params = new URLSearchParams(latest.current.search);
      const before = params.toString();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') params.delete(name);
        else params.set(name, value);
      }
      const next = { search: params.toString(), hash: hash ?? latest.current.hash };
      if (next.search === before && next.hash === latest.current.hash) return;
      latest.current = next;
      navigate(latest.current, {
        replace: isReplacement || isCorrection,
        preventScrollReset: true,
        flushSync: isUrgent && !isCorrection,
      });
    },
    [navigate],
  );
  /** `returnCount` changes with each step back or forward, which resets choices that are not applied yet. */
  return { query, change, returnCount };
}
