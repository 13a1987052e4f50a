/**
 * Films without a second render: every master knows how far each of its points is, so a camera can drift through it.
 * A film is one such drift, or several that melt into each other; it ends where it began.
 */
export type Shot = {
  master: string;
  /** How far the camera swings to either side, in metres: right, up, forward. Small enough that nothing tears open. */
  drift: readonly [right: number, up: number, forward: number];
  /** Part of the master that is filmed: [left, top, width] as shares; 16:9. */
  frame?: readonly [left: number, top: number, width: number];
};
export type FilmRecipe = {
  shots: readonly Shot[];
  seconds: number;
  widths: readonly number[];
  stream?: true;
};

const both = [640, 1280] as const;
const street = (slug: string): Shot => ({
  master: `exterior/${slug}`,
  drift: [0.3, 0.04, 0.4],
  frame: [0, 0.16, 1],
});

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
    seconds: 12,
    widths: [640, 960],
  },
  ...Object.fromEntries(
    ['delray', 'doral', 'west-kendall', 'pinecrest', 'wellington'].map((slug) => [
      `tours/${slug}`,
      { shots: [street(slug)], seconds: 8, widths: [640, 960] },
    ]),
  ),
  'vod/flow-1': {
    shots: [
      { master: 'class/flow', drift: [0.08, 0.01, 0.14], frame: [0.2, 0.12, 0.62] },
      { master: 'class/full', drift: [0.08, 0.01, 0.14], frame: [0.22, 0.2, 0.6] },
      { master: 'class/flow', drift: [-0.08, 0.01, 0.2] },
    ],
    seconds: 30,
    widths: [],
    stream: true,
  },
  'vod/fiit-1': {
    shots: [
      { master: 'class/fiit', drift: [0.08, 0.01, 0.2] },
      { master: 'class/fiit', drift: [-0.07, 0.01, 0.14], frame: [0.26, 0.06, 0.6] },
    ],
    seconds: 30,
    widths: [],
    stream: true,
  },
  'vod/restore-1': {
    shots: [
      { master: 'class/restore', drift: [0.07, 0.01, 0.2] },
      { master: 'class/restore', drift: [-0.07, 0.01, 0.14], frame: [0.24, 0.26, 0.6] },
    ],
    seconds: 30,
    widths: [],
    stream: true,
  },
};

/** Names that show another film: a studio shows the street film, a teacher the class they teach. */
export const shared: Readonly<Record<string, string>> = {
  'tours/coming-soon': 'tours/delray',
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
  ...Object.fromEntries(
    ['flow', 'fiit', 'restore'].flatMap((kind) =>
      [2, 3, 4].map((n) => [`vod/${kind}-${n}`, `vod/${kind}-1`]),
    ),
  ),
};
