import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** The tab that the address names in its hash; an empty or unknown hash means the first. */
export function useHashTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const wanted = useHydrated() ? hash.slice(1).toLowerCase() : '';
  const selected = ids.find((id) => id === wanted) ?? ids[0];
  const select = useCallback(
    (id: Id) => navigate({ search, hash: id }, { preventScrollReset: true, state }),
    [navigate, search, state],
  );
  return [selected, select] as const;
}
