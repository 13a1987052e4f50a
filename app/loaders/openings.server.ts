import { gql } from '#app/graphql/gql.ts';
import { openings as described } from '#content/catalog/openings.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import type { Employment } from '#content/facts/openings.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { studios } from '#domain/studios.ts';
import { pageEnvironment } from './page-environment.server.ts';
import { type LoaderContext, query } from './query.server.ts';

export type Opening = {
  id: string;
  position: string;
  /** The title on a job board; our own jobs have one in `details`. */
  title: string | null;
  location: string;
  url: string;
  /** Set only for jobs that our own content describes: the list itself may come from another system. */
  details?: {
    title: string;
    description: string;
    employment: Employment;
    /** The postal address of the studio; for the office or an upcoming studio only the city. */
    address: { street?: string; city: string; postalCode?: string };
    posted: CalendarDay;
    validThrough: CalendarDay;
    /** Today is within the dates of the job. */
    isPosted: boolean;
  };
};
export type Openings = { openings: readonly Opening[]; failure?: string };

const AllOpenings = gql(`query AllOpenings {
  getAllOpenings {
    __typename
    ... on Openings { data { id position title location url } }
    ... on OpeningsAPIError { message }
  }
}`);

const detailsOf = (url: string, location: string, today: CalendarDay): Opening['details'] => {
  const ownOpening = described.find((opening) => opening.url === url);
  if (!ownOpening) return undefined;
  const { title, description, employment, posted, validThrough } = ownOpening;
  const studio = studios.find(({ name }) => name === location);
  return {
    title,
    description,
    employment,
    address: studioDetails.get(studio?.slug ?? '')?.postalAddress ?? {
      city: studio?.city ?? location.replace(/,.*/, ''),
    },
    posted,
    validThrough,
    isPosted: posted <= today && today <= validThrough,
  };
};

/** Today's openings, or the reason why they are not available. */
export async function loadOpenings(context: LoaderContext): Promise<Openings> {
  const { getAllOpenings: result } = await query(context, AllOpenings);
  if (result.__typename !== 'Openings') return { openings: [], failure: result.message };
  const { today } = pageEnvironment(context);
  return {
    openings: result.data.map((opening) => ({
      ...opening,
      details: detailsOf(opening.url, opening.location, today),
    })),
  };
}
