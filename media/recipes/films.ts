/**
 * Films without a second render: every master knows how far each of its points is, so a camera can drift through it.
 * A film is one such drift, or several that melt into each other; it ends where it began.
 */
import { studios } from '../../domain/studios.ts';
import { masters } from './masters.ts';
import { type Cut, interiors, type Touch } from './pictures.ts';

export type Shot = Pick<Touch, 'mirror' | 'modulate'> & {
  master: string;
  /** How far the camera goes, in metres: right, up, forward. Small enough that nothing tears open. */
  drift: readonly [right: number, up: number, forward: number];
  /** Part of the master that is filmed: [left, top, width] as shares; 16:9. */
  frame?: Window;
  /** The part that is filmed at the end: a rising camera starts low in a tall master. */
  to?: Window;
};
type Window = readonly [left: number, top: number, width: number];

export type FilmRecipe = {
  shots: readonly Shot[];
  seconds: number;
  widths: readonly number[];
};

const both = [640, 1280] as const;
const small = [640, 960] as const;

const street = (slug: string): Shot => ({
  master: `exterior/${slug}`,
  drift: [0.3, 0.04, 0.4],
  frame: [0, 0.14, 1],
});

/** A drone over the pavement: it rises before the house and comes closer. */
const flight = (slug: string): Shot => ({
  master: `exterior/${slug}`,
  drift: [0.1, 0.2, 0.75],
  frame: [0, 0.22, 1],
  to: [0.06, 0.08, 0.88],
});

/** How far a camera may move in a scene before it would see behind things. */
const reach: Partial<Record<string, Shot['drift']>> = {
  room: [0.1, 0.03, 0.5],
  class_stage: [0.08, 0.01, 0.14],
};

/** A picture of the gallery as a shot: its 16:9 middle, and a slow way in. */
const inside = ({ master, crop, mirror, modulate }: Cut, side: 1 | -1): Shot => {
  const { scene, size } = masters[master] as (typeof masters)[string];
  const [left, top, width] = crop ?? [0, 0, 1];
  const rise = (size[0] / size[1]) * width * (3 / 4 - 9 / 16);
  const [right, up, forward] = reach[scene] ?? [0.1, 0.01, 0.2];
  // ffmpeg turns hues another way than the pictures' encoder does; the room keeps its own.
  const { hue: _, ...tone } = modulate ?? {};
  const start = crop ? Math.max(0, top + rise / 2) : (1 - (size[0] / size[1]) * (9 / 16)) * 0.6;
  return {
    master,
    drift: [right * side, up, crop ? forward / 2 : forward],
    frame: [left, start, width],
    ...(mirror && { mirror }),
    ...(Object.keys(tone).length > 0 && { modulate: tone }),
  };
};

const cutsOf = (slug: string) => {
  const cuts = interiors[slug];
  if (!cuts) throw new Error(`${slug} has no interiors in recipes/pictures.ts`);
  return cuts;
};

const visit = (slug: string): FilmRecipe => {
  const [room, corner] = cutsOf(slug);
  return { shots: [street(slug), inside(room, 1), inside(corner, -1)], seconds: 9.6, widths: small };
};

const tour = (slug: string): FilmRecipe => {
  const [room, corner] = cutsOf(slug);
  return { shots: [flight(slug), inside(room, -1), inside(corner, 1)], seconds: 10.8, widths: small };
};

const upcoming = ['delray', 'doral', 'west-kendall', 'pinecrest', 'wellington'];
const visited = studios.map(({ slug }) => slug).filter((slug) => !upcoming.includes(slug));

export const films: Readonly<Record<string, FilmRecipe>> = {
  'home/hero': { shots: [{ master: 'class/full', drift: [0.08, 0.01, 0.16] }], seconds: 10, widths: both },
  'retreats/banner': {
    shots: [{ master: 'retreat/tulum', drift: [0.1, 0.01, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'first-class/preparation': {
    shots: [{ master: 'class/restore', drift: [0.08, 0.02, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'get-app/banner': {
    shots: [{ master: 'class/fiit', drift: [0.08, 0.01, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'classes/flow': { shots: [{ master: 'class/flow', drift: [0.08, 0.01, 0.16] }], seconds: 10, widths: both },
  'home/studios': {
    shots: ['north-fort-lauderdale', 'deerfield-beach', 'downtown-ft-lauderdale', 'boca-raton'].map(street),
    seconds: 12.8,
    widths: small,
  },
  'tours/coming-soon': { shots: upcoming.slice(0, 4).map(flight), seconds: 14.4, widths: small },
  ...Object.fromEntries(upcoming.map((slug) => [`tours/${slug}`, tour(slug)])),
  ...Object.fromEntries(visited.map((slug) => [`studios/${slug}`, visit(slug)])),
};

/** Names that show another film: a studio to come shows its tour, a teacher the class they teach. */
export const shared: Readonly<Record<string, string>> = {
  ...Object.fromEntries(upcoming.map((slug) => [`studios/${slug}`, `tours/${slug}`])),
  'testimonials/0': 'classes/flow',
  'testimonials/1': 'get-app/banner',
  'testimonials/2': 'first-class/preparation',
  'testimonials/3': 'get-app/banner',
  'testimonials/4': 'classes/flow',
  'testimonials/5': 'home/hero',
  ...Object.fromEntries(
    [
      'first-class/preparation',
      'classes/flow',
      'classes/flow',
      'first-class/preparation',
      'get-app/banner',
      'classes/flow',
      'get-app/banner',
      'home/hero',
    ].map((film, index) => [`teachers/${index + 1}`, film]),
  ),
};
