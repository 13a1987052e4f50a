import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHydrated } from '#app/hydration/use-hydrated.ts';

/**
 * Where the visitor is, or is about to be on this same page: the router takes its time over a step, but a choice must show
 * the moment it is made.
 */
function useHere() {
  const location = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === location.pathname ? coming : location;
}

/** Names this step of the visit. A new one is made with every choice; back and forward return to an old one. */
export const useStep = (): string => useHere().key;

/** The hash, which never reaches a server: empty until the page has come alive. */
export function useHash(): string {
  const { hash } = useHere();
  return useHydrated() ? hash : '';
}

type Change = {
  query?: Record<string, string | null>;
  hash?: string;
  /** In place of the step before: Back leaves the page instead of undoing it. */
  isReplacement?: boolean;
  /** Ours, not the visitor's. */
  isCorrection?: boolean;
};

/** State that lives in the address: every change is a step the back button can undo, unless it replaces or corrects one. */
export function useAddress() {
  const here = useHere();
  // Where the next change starts from. Ahead of the screen while a change is under way: a second one in the same moment
  // must not undo the first.
  const latest = useRef({ search: here.search, hash: here.hash });
  useLayoutEffect(() => {
    latest.current = { search: here.search, hash: here.hash };
  }, [here]);
  const query = useMemo(() => new URLSearchParams(here.search), [here.search]);
  const navigate = useNavigate();
  const change = useCallback(
    ({ query: changes = {}, hash, isReplacement = false, isCorrection = false }: Change) => {
      const params = new URLSearchParams(latest.current.search);
      const before = params.toString();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') params.delete(name);
        else params.set(name, value);
      }
      const next = { search: params.toString(), hash: hash ?? latest.current.hash };
      if (next.search === before && next.hash === latest.current.hash) return;
      latest.current = next;
      navigate(
        latest.current,
        // What a visitor does is answered in the same frame; a correction of ours may come when there is time.
        { replace: isReplacement || isCorrection, preventScrollReset: true, flushSync: !isCorrection },
      );
    },
    [navigate],
  );
  return { query, change };
}
