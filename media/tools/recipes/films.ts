/**
 * Films without a second render: every master knows how far each of its points is, so a camera can drift
 * through it. A film is one such drift, or several that melt into each other; it ends where it began.
 */
import { openStudios, upcomingStudios } from '../../../domain/studios.ts';
import { type Cut, interiorsOf, type Touch } from './pictures.ts';

type Shot = Pick<Touch, 'mirror' | 'modulate'> & {
  master: string;
  /** How far the camera goes, in meters: right, up, forward. Small enough that nothing tears open. */
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

/** Rooms are filmed whole: the 16:9 of the picture a little below the ceiling, and a slow way in. */
const inside = ({ master, crop }: Cut, side: 1 | -1): Shot =>
  crop
    ? { master, drift: [0.06 * side, 0.02, 0.25], frame: [crop[0], crop[1] + crop[2] / 8, crop[2]] }
    : { master, drift: [0.1 * side, 0.03, 0.5], frame: [0, 0.15, 1] };

const visit = (slug: string): FilmRecipe => {
  const [room, corner] = interiorsOf(slug);
  return { shots: [street(slug), inside(room, 1), inside(corner, -1)], seconds: 9.6, widths: small };
};

const tour = (slug: string): FilmRecipe => {
  const [room, corner] = interiorsOf(slug);
  return { shots: [flight(slug), inside(room, -1), inside(corner, 1)], seconds: 10.8, widths: small };
};

const upcoming = upcomingStudios.map(({ slug }) => slug);
const visited = openStudios.map(({ slug }) => slug);

export const films: Readonly<Record<string, FilmRecipe>> = {
  'home/hero': { shots: [{ master: 'class/full', drift: [0.08, 0.01, 0.16] }], seconds: 10, widths: both },
  'retreats/banner': {
    shots: [{ master: 'retreat/tulum', drift: [0.1, 0.01, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'first-class/banner': {
    shots: [{ master: 'class/restore', drift: [0.08, 0.02, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'get-app/banner': {
    shots: [{ master: 'class/fiit', drift: [0.08, 0.01, 0.2] }],
    seconds: 10,
    widths: both,
  },
  'home/studios': {
    shots: ['north-fort-lauderdale', 'deerfield-beach', 'downtown-ft-lauderdale', 'boca-raton'].map(street),
    seconds: 12.8,
    widths: small,
  },
  'tours/coming-soon': { shots: upcoming.slice(0, 4).map(flight), seconds: 14.4, widths: small },
  ...Object.fromEntries(upcoming.map((slug) => [`tours/${slug}`, tour(slug)])),
  ...Object.fromEntries(visited.map((slug) => [`studios/${slug}`, visit(slug)])),
};

/** Names that show another film: a studio to come shows its tour. */
export const shared: Readonly<Record<string, string>> = Object.fromEntries(
  upcoming.map((slug) => [`studios/${slug}`, `tours/${slug}`]),
);
