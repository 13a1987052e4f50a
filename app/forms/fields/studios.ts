import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '#app/components/ui/toast.tsx';
import { gql } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { excludedStudioIds, studioFromQuery, studios } from '#domain/studios.ts';
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

/** A dropdown's choices: the id as text, the name to read. Null when the list could not be had. */
export type StudioOption = { id: string; name: string };
export type StudioOptions = readonly StudioOption[] | null;

type Answer =
  | { __typename: 'Studios'; data: { id: number | string; name: string }[] }
  | { __typename: 'StudiosAPIError' };
export const studioOptionsOf = (answer: Answer): StudioOptions =>
  answer.__typename === 'Studios'
    ? answer.data
        .filter(({ id }) => !excludedStudioIds.includes(Number(id)))
        .map(({ id, name }) => ({ id: String(id), name }))
    : null;

/** The list as the page brought it; if that failed, asked for once more before the visitor is told. */
export function useStudioOptions(fromPage: StudioOptions): readonly StudioOption[] {
  const [options, setOptions] = useState(fromPage);
  useEffect(() => {
    if (fromPage) return;
    request(AllStudios, {})
      .then(({ getAllStudios }) => {
        const found = studioOptionsOf(getAllStudios);
        if (!found) throw new Error('no studios');
        setOptions(found);
      })
      .catch(() => showToast({ status: 'error', title: formFailures.studioList }));
  }, [fromPage]);
  return options ?? [];
}

/** `?location=` chooses a studio for the visitor, as the value of a dropdown; '' when it names none. */
export function useStudioFromAddress(): string {
  const [search] = useSearchParams();
  return String(studioFromQuery(search.get('location'))?.bookingId ?? '');
}

/** Calls name the studio beside its id, so that a manager's mail reads well. */
export const studioNameOf = (id: string): string =>
  studios.find(({ bookingId }) => String(bookingId) === id)?.name ?? '';
