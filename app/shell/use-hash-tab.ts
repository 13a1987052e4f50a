import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAfterHydration } from '#app/hydration/use-hydrated.ts';

/** After a form was posted without scripts, its id is in the hash: the form must not be in a hidden tab. */
const tabAround = <Id extends string>(ids: readonly Id[], target: string) => {
  const element = document.getElementById(target);
  return element && ids.find((id) => document.getElementById(`panel-${id}`)?.contains(element));
};

/** The tab whose id, or the id of an element inside it, is the hash; the first tab if there is none. */
export function useHashTab<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const target = useAfterHydration(hash.slice(1), '');
  const selected =
    ids.find((id) => id === target.toLowerCase()) ?? (target ? tabAround(ids, target) : undefined) ?? ids[0];
  const select = useCallback(
    (id: Id) => navigate({ search, hash: id }, { preventScrollReset: true, state }),
    [navigate, search, state],
  );
  return [selected, select] as const;
}
