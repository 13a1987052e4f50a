import type { DescribedPicture } from '#content/types/described-picture.ts';
import type { FilmData } from '#media/film.ts';

/** What a writer says about a studio that is being built; year, address on the site and form come from the domain. */
export type UpcomingStudioText = {
  address: readonly [string, string];
  heading: string;
  text: readonly string[];
  image: DescribedPicture;
  tour: FilmData;
};

export type UpcomingStudioDetail = UpcomingStudioText & {
  id: number;
  slug: string;
  title: string;
  /** "COMING 2025". */
  comingText: string;
  url: string;
  isPremier: boolean;
  /** Where the pre-sale form of this studio posts its lead. */
  formUrl: string;
};
