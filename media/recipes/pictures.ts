/** Which master each picture is cut from, and how. Fewer, better renders, seen from several sides. */
import { studios } from '../../domain/studios.ts';
import { portraits, teacherInstructors } from './cast.ts';

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
  'home/first-class': of('room/sand-corner', mirror),
  'home/yoga-at-home': flow(0.04, 0.04, 0.69, mirror),
  'home/promo': fiit(0.3, 0.1, 0.5),
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
  'classes/cleaning': of('room/sand-room'),
  'classes/best-1': full(0.05, 0.36, 0.4, evening),
  'classes/best-2': restore(0.2, 0.36, 0.46),
  'classes/best-3': of('class/trees', { crop: [0.24, 0.18, 0.56], mirror: true }),
  'classes/best-4': full(0.56, 0.28, 0.42, morning),
  'classes/best-5': flow(0.26, 0.1, 0.5),
  'classes/rooms-1': full(0.02, 0.1, 0.62),
  'classes/rooms-2': of('room/sand-corner'),
  'classes/rooms-3': of('room/lagoon-corner'),
  'classes/rooms-4': of('room/rosewood-room'),
  'classes/rooms-5': of('room/palm-room'),
  'membership/hero': full(0.1, 0.2, 0.78, evening),
  'membership/home-away': of('exterior/coral-gables'),
  'membership/referral': full(0.5, 0.34, 0.42),
  'membership/on-demand': flow(0.18, 0.2, 0.6, mirror),
  'benefits/1': of('class/warrior', { crop: [0.18, 0.12, 0.6] }),
  'benefits/2': fiit(0.28, 0.12, 0.52, mirror),
  'benefits/3': restore(0.63, 0.42, 0.37),
  'benefits/4': of('room/sand-detail'),
  'benefits/5': of('exterior/deerfield-beach'),
  'benefits/6': flow(0.64, 0.36, 0.36),
  'method/1': flow(0.2, 0, 0.6),
  'method/2': of('room/lagoon-room'),
  'method/3': restore(0.26, 0.24, 0.5, mirror),
  'community/1': of('class/trees', { crop: [0.2, 0.14, 0.62] }),
  'community/2': full(0.04, 0.3, 0.46),
  'community/3': of('class/seated', { crop: [0.12, 0.16, 0.6] }),
  'community/4': full(0.26, 0.34, 0.4),
  'retreats/tulum': of('retreat/tulum'),
  'retreats/cabo': of('retreat/cabo', { modulate: { brightness: 1.05, saturation: 1.14 } }),
  'retreats/story': of('retreat/tulum', { crop: [0.36, 0, 0.38] }),
  'retreats/thank-you': of('retreat/cabo', mirror),
  'pages/your-first-class': of('room/sand-room'),
  'pages/first-class-room': full(0.04, 0.16, 0.8, morning),
  'pages/three-for-free': of('arcade/noon'),
  'pages/teacher-training': of('class/warrior'),
  'pages/careers': of('room/lagoon-room'),
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

/** A room of the studio's palette, its corner and its detail; neighbours in the list never share the same cut. */
export const interiors: Readonly<Record<string, readonly [room: Cut, corner: Cut, detail: Cut]>> = {
  'north-fort-lauderdale': [
    full(0, 0.02, 0.72),
    full(0.56, 0.24, 0.42),
    of('room/lagoon-corner', { crop: [0.3, 0.45, 0.6] }),
  ],
  'downtown-ft-lauderdale': [
    of('room/rosewood-room'),
    of('room/lagoon-corner', { ...mirror, ...evening }),
    of('room/sand-detail', evening),
  ],
  davie: [of('room/palm-room'), of('room/palm-corner'), flow(0.64, 0.42, 0.36)],
  'deerfield-beach': [
    of('room/lagoon-room'),
    of('room/lagoon-corner'),
    of('room/lagoon-corner', { crop: [0.02, 0.5, 0.55] }),
  ],
  'boca-raton': [of('room/sand-room'), of('room/sand-corner'), flow(0.62, 0.06, 0.38)],
  'pembroke-pines': [of('room/blush-room'), restore(0.63, 0.34, 0.37), restore(0.02, 0.44, 0.37)],
  hollywood: [
    of('room/palm-room', { ...mirror, modulate: { hue: -14 } }),
    of('room/palm-corner', evening),
    restore(0.63, 0.44, 0.36, mirror),
  ],
  'midtown-miami': [
    of('room/rosewood-room', mirror),
    of('room/palm-corner', mirror),
    of('room/lagoon-corner', { crop: [0.3, 0.45, 0.6], mirror: true, ...evening }),
  ],
  'coral-springs': [
    of('room/blush-room', mirror),
    of('room/sand-corner', mirror),
    flow(0.64, 0.46, 0.36, mirror),
  ],
  'coral-gables': [
    of('room/sand-room', mirror),
    full(0.58, 0.22, 0.4, morning),
    flow(0.6, 0.02, 0.4, mirror),
  ],
  weston: [of('room/lagoon-room', mirror), of('room/palm-corner', morning), restore(0.63, 0.4, 0.37, mirror)],
  'west-boca': [of('room/sand-room', evening), restore(0.02, 0.36, 0.38, mirror), restore(0.63, 0.44, 0.36)],
  'winter-park': [
    of('room/sand-room', { modulate: { hue: 8, saturation: 1.05 } }),
    of('room/sand-corner', { modulate: { hue: 8 } }),
    of('room/sand-detail'),
  ],
  'palm-beach-gardens': [
    of('room/blush-room', { modulate: { hue: 10 } }),
    flow(0, 0.3, 0.36),
    of('room/sand-corner', { crop: [0.3, 0.48, 0.6] }),
  ],
  delray: [
    full(0, 0.02, 0.72, mirror),
    of('room/lagoon-corner', morning),
    of('room/sand-corner', { crop: [0.36, 0.46, 0.6], mirror: true }),
  ],
  doral: [of('room/rosewood-room', morning), of('room/lagoon-corner', mirror), fiit(0.68, 0.5, 0.32)],
  jacksonville: [of('room/palm-room', mirror), of('room/sand-corner', morning), restore(0.04, 0.48, 0.36)],
  'west-kendall': [
    of('room/blush-room', evening),
    of('room/sand-corner', evening),
    fiit(0, 0.52, 0.36, mirror),
  ],
  pinecrest: [
    of('room/palm-room', evening),
    of('room/palm-corner', { ...mirror, ...morning }),
    restore(0.63, 0.3, 0.37, mirror),
  ],
  wellington: [
    of('room/lagoon-room', { modulate: { hue: -12 } }),
    restore(0.64, 0.18, 0.36),
    of('room/sand-detail', mirror),
  ],
};

const galleries: Record<string, Cut> = Object.fromEntries(
  studios.flatMap(({ slug }) => {
    const cuts = interiors[slug];
    if (!cuts) throw new Error(`${slug} has no interiors in recipes/pictures.ts`);
    const [room, corner, detail] = cuts;
    const views = { exterior: of(`exterior/${slug}`), room, corner, detail };
    return Object.entries(views).map(([view, cut]) => [`studios/${slug}/${view}`, cut] as const);
  }),
);

/** Framed a little closer, where the lower edge showed a torn hem. */
const closer: Record<string, Touch> = Object.fromEntries(
  ['leaders/deerfield-beach', ...[5, 14, 20, 32].map((id) => `instructors/${id}`)].map((name) => [
    name,
    { crop: [0.05, 0.01, 0.9] },
  ]),
);

const people: Record<string, Cut> = {
  ...Object.fromEntries(Object.keys(portraits).map((name) => [name, of(`portrait/${name}`, closer[name])])),
  ...Object.fromEntries(
    teacherInstructors.map((id, index) => [
      `teachers/${index + 1}`,
      of(`portrait/instructors/${id}`, closer[`instructors/${id}`]),
    ]),
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

export const cuts: Readonly<Record<string, Cut>> = { ...pages, ...galleries, ...people, ...backgrounds };
