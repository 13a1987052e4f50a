import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import { classPackages } from '#domain/prices.ts';
import { bookLink } from '#domain/schedule/book-link.ts';
import { type ClassListing, classPath } from '#domain/schedule/schedule.ts';
import type { PictureData } from '#media/picture.ts';
import { language } from '#words/language.ts';
import { type Address, imageOf, organizationRef, postalAddress, schemaOrg } from './schema-org.ts';

type Event = {
  name: string;
  description: string;
  /** Instants with their zone, or calendar days. */
  starts: string;
  ends: string;
  /** A studio with its postal address, or a city abroad. */
  place: { name: string; address: Address } | { name: string; country: string };
  picture?: PictureData;
  /** Where to book: a path of this site or an absolute URL. */
  url: string;
};

export const event = (origin: string, { name, description, starts, ends, place, picture, url }: Event) => ({
  '@context': schemaOrg,
  '@type': 'Event',
  name,
  description,
  startDate: starts,
  endDate: ends,
  eventStatus: `${schemaOrg}/EventScheduled`,
  eventAttendanceMode: `${schemaOrg}/OfflineEventAttendanceMode`,
  location: {
    '@type': 'Place',
    name: place.name,
    address:
      'address' in place
        ? postalAddress(place.address)
        : { '@type': 'PostalAddress', addressLocality: place.name, addressCountry: place.country },
  },
  image: imageOf(origin, picture),
  url: new URL(sitePath(url), origin).href,
  inLanguage: language.code,
  organizer: organizationRef(origin),
});

type EventClass = {
  class_type: { description: string; lang: string | null };
  instructors: readonly { name: string }[];
  location: {
    name: string;
    address_line_one: string;
    city: string;
    postal_code: string;
    state_province: string;
    latitude: number;
    longitude: number;
  };
};
type ClassEvent = {
  details: EventClass;
  listing: Pick<ClassListing, 'id' | 'name' | 'kind' | 'startsAt' | 'minutes' | 'freeSpots'>;
  picture?: PictureData | undefined;
  /** The booking provider's page of the class, if it has one. */
  bookingPage?: string | null;
};

/** The price of a workshop is only in the app. */
const priceOf = (kind: ClassListing['kind']) => {
  const single = classPackages.find(({ classCount }) => classCount === 1);
  return kind && single ? { price: single.price.toFixed(2), priceCurrency: 'USD' } : {};
};

/** One class or workshop with its place and time. */
export const classEvent = (
  origin: string,
  {
    details: { class_type, instructors, location },
    listing: { id, name, kind, startsAt, minutes, freeSpots },
    picture,
    bookingPage = null,
  }: ClassEvent,
) => ({
  '@context': schemaOrg,
  '@type': 'Event',
  name,
  description: class_type.description,
  inLanguage: class_type.lang ?? language.code,
  image: imageOf(origin, picture),
  url: origin + sitePath(classPath(id)),
  startDate: startsAt,
  endDate: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString().replace('.000', ''),
  eventStatus: `${schemaOrg}/EventScheduled`,
  eventAttendanceMode: `${schemaOrg}/OfflineEventAttendanceMode`,
  organizer: { '@type': 'Organization', name: brand.fullName, url: origin },
  performer: instructors.map((instructor) => ({ '@type': 'Person', name: instructor.name })),
  offers: {
    '@type': 'Offer',
    ...priceOf(kind),
    url: new URL(sitePath(bookLink(bookingPage, id)), origin).href,
    availability: `${schemaOrg}/${freeSpots > 0 ? 'InStock' : 'SoldOut'}`,
  },
  location: {
    '@type': 'Place',
    name: `${brand.name} ${location.name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address_line_one,
      addressLocality: location.city,
      addressRegion: location.state_province,
      postalCode: location.postal_code,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
  },
});
