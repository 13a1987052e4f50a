import { useEffect, useState } from 'react';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { gql } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { useFirstQuery } from '#app/islands/page-data.ts';
import { isExcludedLocation, type LocationId, studioFromQuery, studios } from '#domain/studios.ts';
import { formFailures } from '#words/form-notices.ts';

export const AllStudios = gql(`
  query AllStudios {
    getAllStudios {
      __typename
      ... on Studios { data { id name } }
      ... on StudiosAPIError { message }
    }
  }
`);

/** The options of a dropdown: the id as text and the name. Null when the list could not be loaded. */
export type StudioOption = { id: string; name: string };
export type StudioOptions = readonly StudioOption[] | null;

type StudiosResult =
  | { __typename: 'Studios'; data: { id: number | string; name: string }[] }
  | { __typename: 'StudiosAPIError' };
export const studioOptionsOf = (result: StudiosResult): StudioOptions =>
  result.__typename === 'Studios'
    ? result.data
        .filter(({ id }) => !isExcludedLocation(id))
        .map(({ id, name }) => ({ id: String(id), name }))
    : null;

/** The list from the page's loader. If the loader failed, the browser requests it once more. */
export function useStudioOptions(fromPage: StudioOptions): readonly StudioOption[] {
  const [options, setOptions] = useState(fromPage);
  useEffect(() => {
    if (fromPage) return;
    request(AllStudios, {})
      .then(({ getAllStudios }) => {
        const found = studioOptionsOf(getAllStudios);
        if (!found) throw new Error('The list of studios is not available');
        setOptions(found);
      })
      .catch(() => showToast({ status: 'error', title: formFailures.studioList }));
  }, [fromPage]);
  return options ?? [];
}

/** The dropdown value of the studio in `?location=`; '' when there is none. */
export function useStudioFromUrl(): string {
  return String(studioFromQuery(useFirstQuery().get('location'))?.locationId ?? '');
}

/** Calls contain the studio's name beside its id, because the managers' mail shows it. */
export const studioNameOf = (id: LocationId | undefined): string =>
  studios.find(({ locationId }) => locationId === id)?.name ?? '';
