/** Every picture and film that pages may name: the contract with the programs that render them. */
import { openStudios, studios } from '../domain/studios.ts';
import type { Shape } from './shapes.ts';

/** The vector drawing that is shown while the picture is not rendered yet. */
export type Theme = 'room' | 'street' | 'coast' | 'disc' | 'mats' | 'portrait' | 'press';
export type PictureSpec = { name: string; shape: Shape; theme: Theme };
export type FilmSpec = { name: string; poster: string; seconds: number; of?: string };

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const named = (names: readonly string[], shape: Shape, theme: Theme): PictureSpec[] =>
  names.map((name) => ({ name, shape, theme }));
const under = (folder: string, names: readonly (string | number)[]) =>
  names.map((name) => `${folder}/${name}`);

export const classKinds = ['flow', 'fiit', 'restore'] as const;

/** West Boca and Coral Gables have no leader of their own yet. */
export const ledStudios = openStudios
  .map((studio) => studio.slug)
  .filter((slug) => slug !== 'west-boca' && slug !== 'coral-gables');

const places: PictureSpec[] = [
  ...named(['home/hero', 'home/studios'], 'wide', 'room'),
  ...named(['home/scroll-title'], 'wide', 'disc'),
  ...named(['home/first-class', 'home/yoga-at-home'], 'card', 'mats'),
  ...named(['home/app-preview'], 'tall', 'disc'),
  ...named(under('kinds', classKinds), 'wide', 'mats'),
  ...named(
    under(
      'kinds',
      classKinds.flatMap((kind) => [`${kind}-detail-1`, `${kind}-detail-2`]),
    ),
    'card',
    'mats',
  ),
  ...named(['classes/hero'], 'wide', 'room'),
  ...named(['classes/cleaning'], 'card', 'room'),
  ...named(
    under(
      'classes',
      upTo(5).map((n) => `best-${n}`),
    ),
    'card',
    'mats',
  ),
  ...named(
    under(
      'classes',
      upTo(5).map((n) => `rooms-${n}`),
    ),
    'card',
    'room',
  ),
  ...named(['membership/hero'], 'wide', 'room'),
  ...named(under('membership', ['home-away', 'referral', 'on-demand']), 'card', 'street'),
  ...named(under('benefits', upTo(6)), 'card', 'mats'),
  ...named(under('method', upTo(3)), 'card', 'disc'),
  ...named(under('community', upTo(4)), 'card', 'room'),
  ...named(under('retreats', ['tulum', 'cabo', 'thank-you']), 'wide', 'coast'),
  ...named(['retreats/story'], 'tall', 'coast'),
];

const pages: PictureSpec[] = [
  ...named(
    under('pages', [
      'your-first-class',
      'first-class-room',
      'teacher-training',
      'careers',
      'careers-team',
      'group-classes',
      'faq',
      'teachers',
      'testimonials',
    ]),
    'wide',
    'room',
  ),
  ...named(under('pages', ['contact', 'locations', 'coming-soon', 'upcoming']), 'wide', 'street'),
  ...named(
    under('pages', ['three-for-free', 'thank-you', 'get-app', 'privacy', 'not-found']),
    'wide',
    'disc',
  ),
  ...named(['pages/social'], 'wide', 'disc'),
];

const galleries: PictureSpec[] = studios.flatMap(({ slug }) => [
  ...named([`studios/${slug}/exterior`], 'card', 'street'),
  ...named([`studios/${slug}/room`, `studios/${slug}/corner`], 'card', 'room'),
  ...named([`studios/${slug}/detail`], 'card', 'mats'),
]);

const people: PictureSpec[] = [
  ...named(under('leaders', ledStudios), 'tall', 'portrait'),
  ...named(under('teachers', upTo(8)), 'tall', 'portrait'),
  ...named(under('founders', upTo(2)), 'tall', 'portrait'),
  ...named(under('instructors', upTo(40)), 'tall', 'portrait'),
  ...named(under('testimonials', upTo(5, 0)), 'tall', 'portrait'),
  ...named(
    under(
      'testimonials',
      upTo(5, 0).map((n) => `${n}-background`),
    ),
    'wide',
    'disc',
  ),
];

const onDemand = named(
  under(
    'vod',
    classKinds.flatMap((kind) => upTo(40).map((n) => `${kind}-${n}`)),
  ),
  'wide',
  'mats',
);

const press = named(under('press', upTo(6)), 'mark', 'press');

export const pictures: readonly PictureSpec[] = [
  ...places,
  ...pages,
  ...galleries,
  ...people,
  ...onDemand,
  ...press,
];

const banners: FilmSpec[] = [
  { name: 'home/hero', poster: 'home/hero', seconds: 10 },
  { name: 'home/studios', poster: 'home/studios', seconds: 10 },
  { name: 'retreats/banner', poster: 'retreats/tulum', seconds: 10 },
  { name: 'first-class/banner', poster: 'pages/first-class-room', seconds: 10 },
  { name: 'get-app/banner', poster: 'pages/get-app', seconds: 10 },
];

const tours: FilmSpec[] = ['coming-soon', 'delray', 'doral', 'west-kendall', 'pinecrest', 'wellington'].map(
  (place) => ({
    name: `tours/${place}`,
    poster: place === 'coming-soon' ? 'pages/coming-soon' : `studios/${place}/exterior`,
    seconds: 12,
  }),
);

/** Films with words and sound; the poster shows whom or what they begin with. */
const stories: FilmSpec[] = [
  { name: 'first-class/preparation', poster: 'pages/first-class-room', seconds: 75 },
  ...under('testimonials', upTo(5, 0)).map((name) => ({ name, poster: name, seconds: 30 })),
  ...under('teachers', upTo(8)).map((name) => ({ name, poster: name, seconds: 20 })),
];

const visits: FilmSpec[] = studios.map(({ slug }) => ({
  name: `studios/${slug}`,
  poster: `studios/${slug}/room`,
  seconds: 10,
}));

export const films: readonly FilmSpec[] = [...banners, ...tours, ...stories, ...visits];
