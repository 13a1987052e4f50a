import type { UpcomingStudioSlug } from '#domain/studios.ts';
import { type FilmData, film } from '#media/film.ts';
import { type PictureData, picture } from '#media/picture.ts';
import type { PostalAddress } from './studio-facts.ts';

type UpcomingStudioFacts = {
  postalAddress: PostalAddress;
  /** Only of studios that the booking provider already has, where it is required; no page shows it. */
  contactNumber?: string;
  picture: PictureData;
  tour: FilmData;
};

/** Name, year and coordinates are in domain/studios.ts. */
export const upcomingStudioFacts: Record<UpcomingStudioSlug, UpcomingStudioFacts> = {
  delray: {
    postalAddress: { street: '86 Pineapple Grove Walk', city: 'Delray Beach', postalCode: '33444' },
    contactNumber: '561-555-0160',
    picture: picture('studios/delray/exterior'),
    tour: film('tours/delray'),
  },
  doral: {
    postalAddress: { street: '7915 NW Ceiba Court', city: 'Doral', postalCode: '33166' },
    contactNumber: '305-555-0159',
    picture: picture('studios/doral/exterior'),
    tour: film('tours/doral'),
  },
  'west-kendall': {
    postalAddress: { street: '15230 SW Tamarind Drive', city: 'Miami', postalCode: '33196' },
    picture: picture('studios/west-kendall/exterior'),
    tour: film('tours/west-kendall'),
  },
  pinecrest: {
    postalAddress: { street: '11401 Old Cutler Arcade', city: 'Pinecrest', postalCode: '33156' },
    picture: picture('studios/pinecrest/exterior'),
    tour: film('tours/pinecrest'),
  },
  wellington: {
    postalAddress: { street: '2860 Paddock Green Lane', city: 'Wellington', postalCode: '33414' },
    picture: picture('studios/wellington/exterior'),
    tour: film('tours/wellington'),
  },
};
