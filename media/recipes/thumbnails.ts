/**
 * Thumbnails of the on-demand library: forty per kind. Each is a different framing of a class of that kind, some
 * mirrored, some at another hour, so that no two on a shelf are the same.
 */
import { classKinds } from '../manifest.ts';
import type { Cut, Touch } from './pictures.ts';

/** Per kind: the masters it may show, each with the region that must stay in the frame. */
const sources: Record<
  (typeof classKinds)[number],
  readonly { master: string; frames: readonly (readonly [number, number, number])[] }[]
> = {
  flow: [
    {
      master: 'class/flow',
      frames: [
        [0, 0, 1],
        [0.12, 0.08, 0.8],
        [0.2, 0.18, 0.62],
        [0.05, 0.2, 0.7],
        [0.28, 0.3, 0.5],
        [0.22, 0.02, 0.66],
      ],
    },
    {
      master: 'class/full',
      frames: [
        [0.02, 0.22, 0.6],
        [0.24, 0.24, 0.5],
        [0.42, 0.26, 0.56],
        [0.1, 0.3, 0.5],
      ],
    },
  ],
  fiit: [
    {
      master: 'class/fiit',
      frames: [
        [0, 0, 1],
        [0.14, 0.06, 0.8],
        [0.24, 0.1, 0.62],
        [0.04, 0.16, 0.74],
        [0.3, 0.04, 0.56],
        [0.2, 0.2, 0.7],
        [0.26, 0, 0.7],
        [0.1, 0, 0.86],
        [0.34, 0.12, 0.5],
        [0.16, 0.3, 0.66],
      ],
    },
  ],
  restore: [
    {
      master: 'class/restore',
      frames: [
        [0, 0, 1],
        [0.1, 0.1, 0.8],
        [0.2, 0.2, 0.62],
        [0.02, 0.24, 0.66],
        [0.3, 0.28, 0.56],
        [0.34, 0.34, 0.48],
        [0.16, 0.14, 0.74],
        [0.24, 0.3, 0.6],
        [0.3, 0.16, 0.68],
        [0.06, 0.12, 0.76],
      ],
    },
  ],
};

const hours: readonly Touch[] = [
  {},
  { mirror: true },
  { modulate: { brightness: 0.93, saturation: 1.05, hue: -5 } },
  { mirror: true, modulate: { brightness: 1.04, saturation: 0.94, hue: 5 } },
];

export const thumbnails: Readonly<Record<string, Cut>> = Object.fromEntries(
  classKinds.flatMap((kind) => {
    const frames = sources[kind].flatMap(({ master, frames }) => frames.map((crop) => ({ master, crop })));
    return Array.from({ length: 40 }, (_, i) => {
      // Seven is coprime to the ten frames, so neighbours on a shelf differ in framing and in hour.
      const frame = frames[(i * 7) % frames.length];
      const hour = hours[(i + Math.floor(i / frames.length)) % hours.length];
      return [`vod/${kind}-${i + 1}`, { ...frame, ...hour } as Cut] as const;
    });
  }),
);
