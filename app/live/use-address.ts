import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { useHydrated } from '#app/use-hydrated.ts';

/**
 * Where the visitor is, or is about to be on this same page: the router takes its time over a step, but a choice must show
 * the moment it is made.
 */
function useHere() {
  const location = useLocation();
  const { location: coming } = useNavigation();
  return coming?.pathname === location.pathname ? coming : location;
}

/** The hash, which never reaches a server: empty until the page has come alive. */
export function useHash(): string {
  const { hash } = useHere();
  return useHydrated() ? hash : '';
}

type Change = { query?: Record<string, string | null>; hash?: string; isCorrection?: boolean };

/** State that lives in the address: every change is a step the back button can undo, unless it only corrects one. */
export function useAddress() {
  const here = useHere();
  const latest = useLatest(here);
  const query = useMemo(() => new URLSearchParams(here.search), [here.search]);
  const navigate = useNavigate();
  const change = useCallback(
    ({ query: changes = {}, hash, isCorrection = false }: Change) => {
      // Read afresh: two changes in one moment must not undo each other.
      const { search, hash: known } = latest.current;
      const params = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') params.delete(name);
        else params.set(name, value);
      }
      navigate(
        { search: params.toString(), hash: hash ?? known },
        // What a visitor does is answered in the same frame; a correction of ours may come when there is time.
        { replace: isCorrection, preventScrollReset: true, flushSync: !isCorrection },
      );
    },
    [navigate],
  );
  return { query, change };
}
