import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';
import { openStudios, studios } from '#domain/studios.ts';
import { picture } from '#media/picture.ts';

/** Beside a place that the map finds. */
export const countyName = (county: string) => `${county} County`;

export const locations = {
  crumb: 'Locations',
  meta: {
    title: `Hot Yoga Studios in Florida: All Locations | ${brand.name}`,
    description: `All ${studios.length} ${brand.name} studios on one map: addresses, hours, phone numbers and parking, from Jacksonville down to Pinecrest.`,
  },
  heading: 'Find your warm room',
  text: `${openStudios.length} studios are open and ${studios.length - openStudios.length} more are on the way. Each one has its own light, its own regulars and its own parking trick.`,
  image: { picture: picture('pages/locations'), alt: 'A coral Art Deco studio front among palms' },
  cards: { label: 'All studios', moreInfo: 'Learn more', premier: 'Premier' },
  comingSoon: {
    name: 'Coming Soon',
    title: 'Four new studios, one lowest price',
    description:
      'Coral Gables, Coral Springs, Weston and West Boca. Put your name down and keep the pre-sale rate.',
    date: 'Opening spring 2022',
    to: '/coming-soon',
    image: {
      picture: picture('pages/coming-soon'),
      alt: 'A rounded coral studio front at sunset',
    },
  },
  comingSoonButton: 'LEARN MORE',
  map: {
    heading: 'Check out Our Locations',
    text: 'Type a city or a zip code, or share your position and we will fly you to the nearest studio.',
    label: 'Map of our studios in Florida',
    search: 'City, neighborhood or zip code',
    searchHint: 'Start typing to see places in Florida.',
    noPlace: 'We do not know that place. Try a city or a five-digit zip code in Florida.',
    nearMe: 'Use my position',
    locating: 'Looking for where you are…',
    noPosition: 'Your browser did not say where you are. Type a city or a zip code instead.',
    found: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} found`,
    list: { everywhere: 'Studios from A to Z', nearestFirst: 'Studios, nearest first' },
    open: 'Open',
    upcoming: (year: number) => `COMING ${year}`,
    show: (name: string) => `Show ${name} on the map`,
    directions: 'Directions',
    close: 'Close studio card',
    nearest: 'Nearest to you',
    nearestTo: (place: string, studio: string, miles: number) =>
      `Nearest studio to ${place}: ${studio}, ${miles} mi away`,
    you: 'you',
    away: (miles: number) => `${miles} mi away`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    twoFingers: 'Use two fingers to move the map',
    /** The attribution that the license of the base map's data requires. */
    attribution: {
      text: 'Map drawn by us from public data: US Census, GeoNames and',
      link: { label: '© OpenStreetMap contributors', to: links.mapData },
    },
  },
  pills: { label: 'Jump to a studio' },
} as const;
