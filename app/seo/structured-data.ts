import { links } from '#content/facts/links.ts';
import type { Employment } from '#content/facts/openings.ts';
import { brand } from '#domain/brand.ts';
import { classPackages } from '#domain/prices.ts';
import { type ClassListing, classPath } from '#domain/schedule/schedule.ts';
import type { Coordinates } from '#domain/studios.ts';
import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';
import { language } from '#words/language.ts';

/** schema.org data for search engines. Its addresses must be absolute, so every function takes the origin. */
const context = 'https://schema.org';

export type Crumb = { name: string; path: string };

/** The breadcrumb from home to the page itself. */
export const breadcrumbList = (origin: string, trail: readonly Crumb[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Search engines require a time and a zone; noon in UTC is the same day in Florida. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

type DescribedFilm = { film: FilmData; name: string; description: string; published: string };

/** Returns nothing for a film that has only a poster: search engines reject a VideoObject without an address. */
export const videoObjects = (origin: string, films: readonly DescribedFilm[]) =>
  films.flatMap(({ film, name, description, published }) => {
    const largest = film.sources.at(-1);
    if (!largest) return [];
    return {
      '@context': context,
      '@type': 'VideoObject',
      name,
      description,
      uploadDate: noonOf(published),
      duration: `PT${Math.round(film.seconds)}S`,
      thumbnailUrl: `${origin}${pictureAddress(film.poster)}`,
      contentUrl: `${origin}${largest.src}`,
    };
  });

type LibraryVideo = {
  id: string;
  name: string;
  description: string;
  seconds: number;
  thumbnail: string;
  src: string | null;
};

/** The list of videos that the page shows, each one once, without those that are not filmed yet. */
export const videoShelf = (origin: string, published: string, videos: readonly LibraryVideo[]) => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: [...new Map(videos.map((video) => [video.id, video])).values()]
    .filter(({ src }) => src !== null)
    .map(({ name, description, seconds, thumbnail, src }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: {
        '@type': 'VideoObject',
        name,
        description,
        uploadDate: noonOf(published),
        duration: `PT${seconds}S`,
        thumbnailUrl: new URL(thumbnail, origin).href,
        contentUrl: new URL(src ?? '', origin).href,
      },
    })),
});

/**
 * The largest WebP of a rendered picture, or the drawing itself: formats that sharing cards and search engines can
 * read.
 */
const pictureAddress = ({ file, widths, version }: PictureData) => {
  const largest = widths.at(-1);
  return largest === undefined
    ? `/media/${file}?v=${version}`
    : `/media/${file}-${largest}.webp?v=${version}`;
};

/** A drawn placeholder shows nothing real, so search engines get rendered pictures only. */
const imageOf = (origin: string, picture: PictureData | undefined) =>
  picture?.widths.length ? `${origin}${pictureAddress(picture)}` : undefined;

const chain = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.fullName,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

type WebPage = { title: string; description: string; path: string; picture: PictureData };

/** The main picture of a page. Nothing if that picture is only a drawing. */
export const webPage = (origin: string, { title, description, path, picture }: WebPage) => {
  const image = imageOf(origin, picture);
  if (!image) return [];
  return [
    {
      '@context': context,
      '@type': 'WebPage',
      url: `${origin}${path}`,
      name: title,
      description,
      primaryImageOfPage: { '@type': 'ImageObject', url: image },
    },
  ];
};

export const organization = (origin: string) => ({
  '@context': context,
  ...chain(origin),
  alternateName: brand.name,
  sameAs: Object.values(links.social),
});

/** The name of the site in search results; used on the home page only. */
export const webSite = (origin: string) => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: `${origin}/`,
  name: brand.name,
  alternateName: brand.fullName,
  inLanguage: language.code,
  publisher: chain(origin),
});

type Address = { street: string; city: string; postalCode: string };
const postalAddress = ({ street, city, postalCode }: Partial<Address>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: 'FL',
  postalCode,
  addressCountry: 'US',
});

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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
  '@context': context,
  '@type': 'HealthClub',
  '@id': `${origin}${club.path}`,
  name: `${brand.name} ${club.name}`,
  url: `${origin}${club.path}`,
  description: club.description,
  image: imageOf(origin, club.picture),
  telephone: `+1-${club.telephone}`,
  priceRange: '$$',
  address: postalAddress(club.address),
  geo: { '@type': 'GeoCoordinates', ...club.coordinates },
  openingHoursSpecification: club.hours.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: everyDay,
    opens,
    closes,
  })),
  parentOrganization: chain(origin),
});

type JobPosting = {
  id: string;
  title: string;
  description: string;
  employment: Employment;
  /** The address of the studio; for the office or an upcoming studio only the city. */
  address: Partial<Address>;
  /** Calendar days: `2026-11-12`. */
  posted: string;
  validThrough: string;
  url: string;
};

export const jobPosting = (origin: string, job: JobPosting) => ({
  '@context': context,
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
  title: job.title,
  description: job.description,
  datePosted: job.posted,
  validThrough: job.validThrough,
  employmentType: job.employment,
  url: job.url,
  directApply: false,
  hiringOrganization: chain(origin),
  jobLocation: { '@type': 'Place', address: postalAddress(job.address) },
});

type Event = {
  name: string;
  description: string;
  /** Instants with their zone, or calendar days. */
  starts: string;
  ends: string;
  /** A studio with its address, or a city abroad. */
  place: { name: string; address: Address } | { name: string; country: string };
  picture?: PictureData;
  /** Where to book: a path of this site or an absolute address. */
  url: string;
};

export const event = (origin: string, { name, description, starts, ends, place, picture, url }: Event) => ({
  '@context': context,
  '@type': 'Event',
  name,
  description,
  startDate: starts,
  endDate: ends,
  eventStatus: `${context}/EventScheduled`,
  eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
  location: {
    '@type': 'Place',
    name: place.name,
    address:
      'address' in place
        ? postalAddress(place.address)
        : { '@type': 'PostalAddress', addressLocality: place.name, addressCountry: place.country },
  },
  image: imageOf(origin, picture),
  url: new URL(url, origin).href,
  organizer: chain(origin),
});

type EventClass = {
  class_type: { description: string };
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
type EventTimes = Pick<ClassListing, 'id' | 'name' | 'kind' | 'startsAt' | 'minutes' | 'freeSpots'>;

const singleClass = classPackages.find(({ numberOfClass }) => numberOfClass === 1);
/** A workshop has its own price, which only the app has. */
const priceOf = (kind: ClassListing['kind']) =>
  kind && singleClass ? { price: singleClass.startingPrice.toFixed(2), priceCurrency: 'USD' } : {};

/** One class or workshop with its place and time. */
export const classEvent = (
  origin: string,
  { class_type, instructors, location }: EventClass,
  { id, name, kind, startsAt, minutes, freeSpots }: EventTimes,
  picture?: PictureData,
) => ({
  '@context': context,
  '@type': 'Event',
  name,
  description: class_type.description,
  image: imageOf(origin, picture),
  url: `${origin}${classPath(id)}`,
  startDate: startsAt,
  endDate: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString().replace('.000', ''),
  eventStatus: `${context}/EventScheduled`,
  eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
  organizer: { '@type': 'Organization', name: brand.fullName, url: origin },
  performer: instructors.map((instructor) => ({ '@type': 'Person', name: instructor.name })),
  offers: {
    '@type': 'Offer',
    ...priceOf(kind),
    url: `${origin}/get-app`,
    availability: `${context}/${freeSpots > 0 ? 'InStock' : 'SoldOut'}`,
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
