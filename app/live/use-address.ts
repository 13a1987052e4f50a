import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/use-hydrated.ts';

/** The hash, which never reaches a server: empty until the page has come alive. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}

type Change = { query?: Record<string, string | null>; hash?: string; isCorrection?: boolean };

/** State that lives in the address: every change is a step the back button can undo, unless it only corrects one. */
export function useAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    ({ query: changes = {}, hash, isCorrection = false }: Change) => {
      // Read afresh: two changes in one moment must not undo each other.
      const params = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') params.delete(name);
        else params.set(name, value);
      }
      navigate(
        { search: params.toString(), hash: hash ?? window.location.hash },
        { replace: isCorrection, preventScrollReset: true },
      );
    },
    [navigate],
  );
  return { query, change };
}
