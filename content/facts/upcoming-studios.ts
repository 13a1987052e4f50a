import type { UpcomingStudioSlug } from '#domain/studios.ts';
import { type FilmData, film } from '#media/film.ts';
import { type PictureData, picture } from '#media/picture.ts';

type UpcomingStudioFacts = { address: readonly [string, string]; picture: PictureData; tour: FilmData };

/** Name, year and coordinates are in domain/studios.ts. */
export const upcomingStudioFacts: Record<UpcomingStudioSlug, UpcomingStudioFacts> = {
  delray: {
    address: ['86 Pineapple Grove Walk', 'Delray Beach, FL 33444'],
    picture: picture('studios/delray/exterior'),
    tour: film('tours/delray'),
  },
  doral: {
    address: ['7915 NW Ceiba Court', 'Doral, FL 33166'],
    picture: picture('studios/doral/exterior'),
    tour: film('tours/doral'),
  },
  'west-kendall': {
    address: ['15230 SW Tamarind Drive', 'Miami, FL 33196'],
    picture: picture('studios/west-kendall/exterior'),
    tour: film('tours/west-kendall'),
  },
  pinecrest: {
    address: ['11401 Old Cutler Arcade', 'Pinecrest, FL 33156'],
    picture: picture('studios/pinecrest/exterior'),
    tour: film('tours/pinecrest'),
  },
  wellington: {
    address: ['2860 Paddock Green Lane', 'Wellington, FL 33414'],
    picture: picture('studios/wellington/exterior'),
    tour: film('tours/wellington'),
  },
};

/**
 * The postal addresses and phone numbers of upcoming studios that the booking provider has already: a location there needs both, and the
 * page of a studio that is not open yet shows neither.
 */
export const upcomingLocations: Partial<
  Record<UpcomingStudioSlug, { street: string; city: string; postalCode: string; phone: string }>
> = {
  delray: {
    street: '335 E Linton Boulevard',
    city: 'Delray Beach',
    postalCode: '33483',
    phone: '561-555-0160',
  },
  doral: { street: '8250 NW Grove Street', city: 'Doral', postalCode: '33122', phone: '305-555-0159' },
};
