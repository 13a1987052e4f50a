import type { Image } from '#content/blocks.ts';
import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { studioFacts } from '#content/facts/studios.ts';
import { timingsText } from '#content/formats.ts';
import { type Coordinates, type OpenStudioSlug, openStudios, type StudioId } from '#domain/studios.ts';
import type { FilmData } from '#media/film.ts';
import { openDays, studios as words } from '#words/studios.ts';
import type { Review } from './reviews.ts';
import { addressLines } from './studio-contacts.ts';

export type StudioLeader = NonNullable<StudioFacts['leader']> & { biography: string };

/** The texts about a studio in one language. */
type StudioWords = {
  /** One sentence for cards, search results and shared links. */
  summary: string;
  /** Directions, when the postal address alone is not enough to find the entrance. */
  note?: string;
  parkingHeading: string;
  parking: string;
  detail: readonly string[];
  alts: Record<keyof StudioFacts['pictures'], string>;
  leader?: { biography: string };
  reviews: readonly Review[];
};

export type StudioDetail = Omit<StudioFacts, 'film' | 'pictures' | 'leader'> &
  Omit<StudioWords, 'alts' | 'leader'> & {
    id: StudioId;
    slug: string;
    location: string;
    isPremier: boolean;
    coordinates: Coordinates;
    leader?: StudioLeader;
    videoUrl: FilmData;
    address: readonly [string, string];
    /** The texts of the opening hours: "Monday to Sunday" and both blocks. */
    days: string;
    timings: string;
    /** In the order of the gallery: exterior, room, corner, detail. */
    imagesList: readonly [Image, Image, Image, Image];
  };

const detailOf = (
  slug: OpenStudioSlug,
): Omit<StudioDetail, 'id' | 'slug' | 'location' | 'isPremier' | 'coordinates'> => {
  const { film, pictures, leader, ...facts } = studioFacts[slug];
  const { alts, leader: leaderWords, ...text }: StudioWords = words[slug];
  const image = (view: keyof typeof pictures): Image => ({ picture: pictures[view], alt: alts[view] });
  return {
    ...facts,
    ...text,
    ...(leader && leaderWords && { leader: { ...leader, ...leaderWords } }),
    videoUrl: film,
    address: addressLines(facts.postalAddress),
    days: openDays,
    timings: timingsText(facts.hours),
    imagesList: [image('exterior'), image('room'), image('corner'), image('detail')],
  };
};

/** By slug. Not for islands: it contains all fifteen studios. */
export const studioDetails: ReadonlyMap<string, StudioDetail> = new Map(
  openStudios.map(({ id, slug, name, isPremier, coordinates }) => [
    slug,
    { ...detailOf(slug), id, slug, location: name, isPremier, coordinates },
  ]),
);
