import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import { weekDays } from '#domain/dates.ts';
import type { Coordinates } from '#domain/studios.ts';
import type { PictureData } from '#media/picture.ts';
import { type Address, imageOf, organizationRef, postalAddress, schemaOrg } from './schema-org.ts';

type HealthClub = {
  name: string;
  path: string;
  description: string;
  picture?: PictureData;
  telephone: string;
  address: Address;
  coordinates: Coordinates;
  /** Opening hours that are the same on every day of the week, on the 24-hour clock: `['05:30', '13:30']`. */
  hours: readonly (readonly [opens: string, closes: string])[];
};

export const healthClub = (origin: string, club: HealthClub) => ({
  '@context': schemaOrg,
  '@type': 'HealthClub',
  '@id': `${origin}${club.path}`,
  name: `${brand.name} ${club.name}`,
  url: origin + sitePath(club.path),
  description: club.description,
  image: imageOf(origin, club.picture),
  telephone: `+1-${club.telephone}`,
  priceRange: '$$',
  address: postalAddress(club.address),
  geo: { '@type': 'GeoCoordinates', ...club.coordinates },
  openingHoursSpecification: club.hours.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekDays,
    opens,
    closes,
  })),
  parentOrganization: organizationRef(origin),
});
