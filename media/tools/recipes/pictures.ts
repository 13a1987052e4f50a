/** Which master each picture is cut from, and how. Fewer, better renders, seen from several sides. */
import { studios } from '../../../domain/studios.ts';
import { portraits, teacherInstructors } from './cast.ts';
import { planOf, walked } from './rooms.ts';

export type Touch = {
  /** [left, top, width] as shares of the master; the height follows from the shape. */
  crop?: readonly [left: number, top: number, width: number];
  mirror?: true;
  /** Hue in degrees; brightness and saturation as factors. */
  modulate?: { brightness?: number; saturation?: number; hue?: number };
};
export type Cut = Touch & { master: string };

const of = (master: string, touch: Touch = {}): Cut => ({ master, ...touch });
const full = (left: number, top: number, width: number, more: Touch = {}) =>
  of('class/full', { crop: [left, top, width], ...more });
const flow = (left: number, top: number, width: number, more: Touch = {}) =>
  of('class/flow', { crop: [left, top, width], ...more });
const fiit = (left: number, top: number, width: number, more: Touch = {}) =>
  of('class/fiit', { crop: [left, top, width], ...more });
const restore = (left: number, top: number, width: number, more: Touch = {}) =>
  of('class/restore', { crop: [left, top, width], ...more });

const mirror = { mirror: true } as const;
const evening = { modulate: { brightness: 0.96, saturation: 1.04 } } as const;
const morning = { modulate: { brightness: 1.05, saturation: 0.92 } } as const;

const pages: Record<string, Cut> = {
  'home/hero': of('class/full'),
  'home/studios': of('exterior/north-fort-lauderdale'),
  'home/scroll-title': of('arcade/sunrise'),
  'home/first-class': of('room/winter-park'),
  'home/yoga-at-home': flow(0.04, 0.04, 0.69, mirror),
  'home/app-preview': flow(0.31, 0.05, 0.38),
  'kinds/flow': of('class/flow'),
  'kinds/fiit': of('class/fiit'),
  'kinds/restore': of('class/restore'),
  'kinds/flow-detail-1': flow(0.3, 0.22, 0.42),
  'kinds/flow-detail-2': full(0.3, 0.3, 0.38),
  'kinds/fiit-detail-1': fiit(0, 0.5, 0.38),
  'kinds/fiit-detail-2': fiit(0.36, 0.14, 0.42),
  'kinds/restore-detail-1': restore(0.03, 0.42, 0.36),
  'kinds/restore-detail-2': restore(0.34, 0.4, 0.42),
  'classes/hero': full(0.06, 0.12, 0.84, mirror),
  'classes/cleaning': of('room/davie'),
  'classes/best-1': full(0.05, 0.36, 0.4, evening),
  'classes/best-2': restore(0.2, 0.36, 0.46),
  'classes/best-3': of('class/trees', { crop: [0.24, 0.18, 0.56], mirror: true }),
  'classes/best-4': full(0.56, 0.28, 0.42, morning),
  'classes/best-5': flow(0.26, 0.1, 0.5),
  'classes/rooms-1': full(0.02, 0.1, 0.62),
  'classes/rooms-2': of('room/coral-gables'),
  'classes/rooms-3': of('room/deerfield-beach'),
  'classes/rooms-4': of('room/midtown-miami'),
  'classes/rooms-5': of('room/weston'),
  'membership/hero': full(0.1, 0.2, 0.78, evening),
  'membership/home-away': of('exterior/coral-gables'),
  'membership/referral': full(0.5, 0.34, 0.42),
  'membership/on-demand': flow(0.18, 0.2, 0.6, mirror),
  'benefits/1': of('class/warrior', { crop: [0.18, 0.12, 0.6] }),
  'benefits/2': fiit(0.28, 0.12, 0.52, mirror),
  'benefits/3': restore(0.63, 0.42, 0.37),
  'benefits/4': of('amenity/lockers', { crop: [0.02, 0.1, 0.88] }),
  'benefits/5': of('amenity/shower', { crop: [0.12, 0.04, 0.86] }),
  'benefits/6': of('amenity/change-room'),
  'method/1': flow(0.2, 0, 0.6),
  'method/2': of('room/west-boca'),
  'method/3': restore(0.26, 0.24, 0.5, mirror),
  'community/1': of('class/trees', { crop: [0.2, 0.14, 0.62] }),
  'community/2': full(0.04, 0.3, 0.46),
  'community/3': of('class/seated', { crop: [0.12, 0.16, 0.6] }),
  'community/4': full(0.26, 0.34, 0.4),
  'retreats/tulum': of('retreat/tulum'),
  'retreats/cabo': of('retreat/cabo', { modulate: { brightness: 1.05, saturation: 1.14 } }),
  'retreats/story': of('retreat/tulum', { crop: [0.36, 0, 0.38] }),
  'retreats/thank-you': of('retreat/cabo', mirror),
  'pages/your-first-class': of('room/boca-raton'),
  'pages/first-class-room': full(0.04, 0.16, 0.8, morning),
  'pages/three-for-free': of('room/hollywood'),
  'pages/teacher-training': of('class/warrior'),
  'pages/careers': of('room/pembroke-pines'),
  'pages/careers-team': of('class/seated', mirror),
  'pages/group-classes': of('class/trees'),
  'pages/contact': of('exterior/midtown-miami'),
  'pages/get-app': fiit(0.06, 0.04, 0.9, mirror),
  'pages/thank-you': of('arcade/ember'),
  'pages/coming-soon': of('exterior/delray'),
  'pages/upcoming': of('exterior/pinecrest'),
  'pages/faq': restore(0.04, 0.14, 0.9, mirror),
  'pages/teachers': of('class/seated'),
  'pages/testimonials': of('class/trees', { crop: [0.06, 0.08, 0.84], mirror: true, ...evening }),
  'pages/locations': of('exterior/hollywood'),
  'pages/privacy': of('arcade/noon', mirror),
  'pages/not-found': of('arcade/wine'),
  'pages/social': of('class/full'),
};

/**
 * Every studio shows its own house and its own room: from three places, or one picture and two parts of it.
 */
export const interiorsOf = (slug: string): readonly [room: Cut, corner: Cut, detail: Cut] => {
  const [corner, detail] = planOf(slug).parts;
  const room = `room/${slug}`;
  return [
    of(room),
    walked.corner.includes(slug) ? of(`corner/${slug}`) : of(room, { crop: corner }),
    walked.detail.includes(slug) ? of(`detail/${slug}`) : of(room, { crop: detail }),
  ];
};

const galleries: Record<string, Cut> = Object.fromEntries(
  studios.flatMap(({ slug }) => {
    const [room, corner, detail] = interiorsOf(slug);
    const views = { exterior: of(`exterior/${slug}`), room, corner, detail };
    return Object.entries(views).map(([view, cut]) => [`studios/${slug}/${view}`, cut] as const);
  }),
);

const people: Record<string, Cut> = {
  ...Object.fromEntries(Object.keys(portraits).map((name) => [name, of(`portrait/${name}`)])),
  ...Object.fromEntries(
    teacherInstructors.map((id, index) => [`teachers/${index + 1}`, of(`portrait/instructors/${id}`)]),
  ),
};

const backgrounds: Record<string, Cut> = {
  'testimonials/0-background': of('arcade/sunrise', mirror),
  'testimonials/1-background': of('arcade/noon', evening),
  'testimonials/2-background': of('arcade/wine', mirror),
  'testimonials/3-background': of('arcade/ember', mirror),
  'testimonials/4-background': of('arcade/sunrise', evening),
  'testimonials/5-background': of('arcade/noon', { modulate: { hue: -10 } }),
};

export const cuts: Readonly<Record<string, Cut>> = {
  ...pages,
  ...galleries,
  ...people,
  ...backgrounds,
};
