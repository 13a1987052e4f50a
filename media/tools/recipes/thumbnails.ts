/**
 * Thumbnails of the on-demand library: forty per kind. The first four show a pose almost whole; the others
 * are different framings of poses and classes of that kind, some mirrored, some at another hour, so
 * that no two are the same.
 */
import { classKinds } from '../../manifest.ts';
import { stillName } from './loops.ts';
import type { Cut, Touch } from './pictures.ts';

const evening = { brightness: 0.95, saturation: 1.06 };
const morning = { brightness: 1.03, saturation: 0.92 };

type Frame = readonly [left: number, top: number, width: number];

const framed = (master: string, ...frames: Frame[]) => frames.map((crop) => ({ master, crop }));
const whole: Frame = [0, 0, 1];

/** Per kind, sixteen framings: what must stay in the picture differs from master to master. */
const sources: Record<(typeof classKinds)[number], readonly { master: string; crop: Frame }[]> = {
  flow: [
    ...framed('class/flow', whole, [0.12, 0.08, 0.8], [0.2, 0.18, 0.62], [0.28, 0.3, 0.5]),
    ...framed('class/full', [0.02, 0.22, 0.6], [0.24, 0.24, 0.5], [0.42, 0.26, 0.56], [0.1, 0.3, 0.5]),
    ...framed('still/mountain-0', [0.06, 0.1, 0.78]),
    ...framed('still/step-0', [0.06, 0.12, 0.78]),
    ...framed('still/crescent-0', whole),
    ...framed('still/lean-1', [0.06, 0.16, 0.78]),
    ...framed('still/tree-open-0', [0.12, 0.12, 0.76]),
    ...framed('still/tree-open-1', [0.1, 0.1, 0.78]),
    ...framed('still/tree-0', whole, [0.12, 0.08, 0.76]),
  ],
  fiit: [
    ...framed('class/fiit', whole, [0.14, 0.06, 0.8], [0.24, 0.1, 0.62], [0.04, 0.16, 0.74]),
    ...framed('class/fiit', [0.3, 0.04, 0.56], [0.26, 0, 0.7], [0.34, 0.12, 0.5], [0.16, 0.24, 0.66]),
    ...framed('still/knees-0', [0.14, 0.08, 0.76]),
    ...framed('still/march-1', [0.16, 0.06, 0.76]),
    ...framed('still/knees-1', whole, [0.18, 0.1, 0.76]),
    ...framed('still/squat-0', whole, [0.16, 0.18, 0.76]),
    ...framed('still/pulse-1', [0.16, 0.12, 0.76]),
    ...framed('still/squat-1', [0.14, 0.08, 0.78]),
  ],
  restore: [
    ...framed('class/restore', whole, [0.1, 0.1, 0.8], [0.2, 0.2, 0.62], [0.02, 0.24, 0.66]),
    ...framed('class/restore', [0.3, 0.28, 0.56], [0.34, 0.34, 0.48], [0.3, 0.16, 0.68], [0.06, 0.12, 0.76]),
    ...framed('still/arms-up-0', whole, [0.14, 0.2, 0.76]),
    ...framed('still/arms-wide-1', [0.12, 0.18, 0.78], [0.02, 0.2, 0.8]),
    ...framed('still/arms-high-0', whole, [0.14, 0.16, 0.76]),
    ...framed('still/side-stay-0', whole, [0.16, 0.2, 0.78]),
  ],
};

/** The first four of each kind show a pose almost whole. */
const poses: Readonly<Record<string, Cut>> = Object.fromEntries(
  (
    [
      ['flow-1', 'crescent', 0, {}],
      ['flow-2', 'tree', 0, {}],
      ['flow-3', 'lean', 1, { mirror: true, modulate: evening }],
      ['flow-4', 'tree-open', 1, { mirror: true, modulate: morning }],
      ['fiit-1', 'knees', 0, {}],
      ['fiit-2', 'squat', 0, {}],
      ['fiit-3', 'knees', 1, { mirror: true, modulate: evening }],
      ['fiit-4', 'squat', 1, { mirror: true, modulate: morning }],
      ['restore-1', 'side-stay', 0, {}],
      ['restore-2', 'arms-high', 0, { mirror: true }],
      ['restore-3', 'arms-wide', 1, { modulate: evening }],
      ['restore-4', 'arms-up', 0, { mirror: true, modulate: morning }],
    ] as const
  ).map(([video, loop, pose, touch]) => [
    `vod/${video}`,
    // A hair's breadth off the edge keeps it apart from the thumbnail of the same pose.
    { master: stillName(loop, pose), crop: [0.01, 0.01, 0.98], ...touch },
  ]),
);

const hours: readonly Touch[] = [
  {},
  { mirror: true },
  { modulate: { brightness: 0.93, saturation: 1.05, hue: -5 } },
  { mirror: true, modulate: { brightness: 1.04, saturation: 0.94, hue: 5 } },
];

const mirror = { mirror: true } as const;

/** Where a close-up would be one too many: other people of the same class, or a room that waits for them. */
const instead: Readonly<Record<string, Cut>> = {
  'vod/flow-6': { master: 'class/warrior', crop: [0, 0, 1] },
  'vod/flow-15': { master: 'class/trees', crop: [0.1, 0.1, 0.8] },
  'vod/flow-22': { master: 'class/warrior', crop: [0.14, 0.1, 0.76], ...mirror },
  'vod/flow-31': { master: 'room/davie', crop: [0, 0.24, 1] },
  'vod/flow-38': { master: 'class/trees', crop: [0.24, 0.18, 0.62], ...mirror },
  'vod/flow-40': { master: 'room/deerfield-beach', crop: [0, 0.22, 1] },
  'vod/fiit-11': { master: 'room/downtown-ft-lauderdale', crop: [0, 0.2, 1] },
  'vod/fiit-15': { master: 'room/midtown-miami', crop: [0.2, 0.42, 0.7] },
  'vod/fiit-20': { master: 'room/doral', crop: [0, 0.2, 1] },
  'vod/fiit-26': { master: 'room/midtown-miami', crop: [0, 0.22, 1] },
  'vod/fiit-31': { master: 'room/downtown-ft-lauderdale', crop: [0.28, 0.4, 0.7] },
  'vod/fiit-36': { master: 'room/doral', crop: [0.28, 0.42, 0.7] },
  'vod/restore-8': { master: 'room/boca-raton', crop: [0, 0.22, 1] },
  'vod/restore-10': { master: 'class/seated', crop: [0.16, 0.24, 0.62] },
  'vod/restore-13': { master: 'room/winter-park', crop: [0, 0.42, 0.72] },
  'vod/restore-15': { master: 'room/weston', crop: [0, 0.2, 1] },
  'vod/restore-18': { master: 'class/seated', crop: [0.24, 0.32, 0.54], ...mirror },
  'vod/restore-20': { master: 'room/coral-springs', crop: [0, 0.4, 0.7] },
  'vod/restore-22': { master: 'room/winter-park', crop: [0, 0.2, 1] },
  'vod/restore-24': { master: 'room/boca-raton', crop: [0.3, 0.36, 0.7] },
  'vod/restore-27': { master: 'room/pinecrest', crop: [0, 0.22, 1] },
  'vod/restore-31': { master: 'room/weston', crop: [0.25, 0.42, 0.7] },
  'vod/restore-34': { master: 'class/seated', crop: [0.08, 0.14, 0.8], ...mirror },
  'vod/restore-36': { master: 'room/coral-springs', crop: [0, 0.2, 1] },
  'vod/restore-40': { master: 'class/seated', crop: [0.24, 0.32, 0.54] },
};

export const thumbnails: Readonly<Record<string, Cut>> = Object.fromEntries([
  ...classKinds.flatMap((kind) => {
    const frames = sources[kind];
    return Array.from({ length: 40 }, (_, i) => {
      // Seven is coprime to the sixteen frames, so neighbors on a shelf differ in framing and in hour.
      const frame = frames[(i * 7) % frames.length];
      const hour = hours[(i + Math.floor(i / frames.length)) % hours.length];
      return [`vod/${kind}-${i + 1}`, { ...frame, ...hour } as Cut] as const;
    });
  }),
  ...Object.entries(instead),
  ...Object.entries(poses),
]);
