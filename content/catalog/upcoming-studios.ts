import type { Image } from '#content/blocks.ts';
import { upcomingStudioFacts } from '#content/facts/upcoming-studios.ts';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import { type StudioId, studioPath, upcomingStudios } from '#domain/studios.ts';
import type { FilmData } from '#media/film.ts';
import { comingText, upcomingStudios as words } from '#words/upcoming-studios.ts';
import { addressLines } from './studio-contacts.ts';

export type UpcomingStudioDetail = {
  id: StudioId;
  slug: string;
  title: string;
  heading: string;
  text: readonly string[];
  address: readonly [string, string];
  image: Image;
  tour: FilmData;
  /** "COMING 2025". */
  comingText: string;
  url: string;
  isPremier: boolean;
  /** The URL of the marketing form that receives the pre-sale leads of this studio. */
  formUrl: string;
};

/** By slug, in the order of domain/studios.ts. */
export const upcomingStudioDetails: ReadonlyMap<string, UpcomingStudioDetail> = new Map(
  upcomingStudios.map(({ id, slug, name, comingYear, isPremier }) => {
    const { picture, postalAddress, tour } = upcomingStudioFacts[slug];
    const { alt, heading, text } = words[slug];
    return [
      slug,
      {
        id,
        slug,
        title: name,
        heading,
        text,
        address: addressLines(postalAddress),
        image: { picture, alt },
        tour,
        comingText: comingText(comingYear),
        url: studioPath(id),
        isPremier,
        formUrl: marketingFormPath(`pre-sale-${slug}`),
      },
    ];
  }),
);
