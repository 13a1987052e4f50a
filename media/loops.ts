/** The pool of the on-demand classes: films of one pose each, as one segment of a stream. Server only. */
import json from './catalog.json' with { type: 'json' };
import type { LoopEntry, MediaCatalog } from './catalog.ts';

export const loopsByName = (json as MediaCatalog).loops;

/** The heights in which classes are streamed, and the bits per second of video and sound at most. */
export const loopRenditions = [
  { height: 360, width: 640, bandwidth: 500_000 },
  { height: 720, width: 1280, bandwidth: 1_600_000 },
] as const;

/** A class begins with so many seconds of its first loop as their own segment, so that it starts soon. */
export const headSeconds = 2;

/** All loops of a height are encoded alike, so they share one initialization segment. */
export const initFile = (height: number): string => `films/loops/init-${height}.mp4`;

/** The other side of a pose is the same film mirrored: the figure leads with its left as it was rendered. */
export const loopFile = (name: string, side: 'left' | 'right' | null, height: number): string =>
  `films/loops/${name}${side === 'right' ? '-right' : ''}-${height}.m4s`;

export const loopFilesOf = (name: string, { isSided }: LoopEntry): string[] =>
  loopRenditions.flatMap(({ height }) =>
    (isSided ? (['left', 'right'] as const) : [null]).map((side) => loopFile(name, side, height)),
  );
