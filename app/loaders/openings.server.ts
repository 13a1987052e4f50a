import { gql } from '#app/graphql/gql.ts';
import { type LoaderContext, query, siteSettings } from '#app/graphql/query.server.ts';
import { openings as described } from '#content/catalog/openings.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { studios } from '#domain/studios.ts';
import type { Opening, Openings } from './openings.ts';

const AllOpenings = gql(`query AllOpenings {
  getAllOpenings {
    __typename
    ... on Openings { data { id position title location url } }
    ... on OpeningsAPIError { message }
  }
}`);

const detailsOf = (url: string, location: string, today: CalendarDay): Opening['details'] => {
  const known = described.find((opening) => opening.url === url);
  if (!known) return undefined;
  const { title, description, employment, posted, validThrough } = known;
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
  const { getAllOpenings: answer } = await query(context, AllOpenings);
  if (answer.__typename !== 'Openings') return { openings: [], failure: answer.message };
  const { today } = siteSettings(context);
  return {
    openings: answer.data.map((opening) => ({
      ...opening,
      details: detailsOf(opening.url, opening.location, today),
    })),
  };
}
