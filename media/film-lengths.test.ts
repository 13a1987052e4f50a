import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filmFilesOf, libraryFolder, readMediaCatalog } from './library-files.ts';
import { initFile, loopFilesOf } from './loops.ts';

type Box = { type: string; body: Buffer };

/** The boxes of an MP4 file, or of one of its boxes. */
const boxesIn = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) throw new Error('a box of unusual size');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
};
const inside = (bytes: Buffer, ...path: string[]): Buffer[] =>
  path.reduce<Buffer[]>(
    (found, type) =>
      found.flatMap((each) => boxesIn(each).flatMap((box) => (box.type === type ? [box.body] : []))),
    [bytes],
  );

type Track = { id: number; unitsPerSecond: number; units: number };
const tracksOf = (file: Buffer): Track[] =>
  inside(file, 'moov', 'trak').map((track) => {
    const [head, media] = [inside(track, 'tkhd')[0], inside(track, 'mdia', 'mdhd')[0]];
    if (!head || !media || head[0] !== 0 || media[0] !== 0) throw new Error('a track of unusual shape');
    return {
      id: head.readUInt32BE(12),
      unitsPerSecond: media.readUInt32BE(12),
      units: media.readUInt32BE(16),
    };
  });

const bit = (flags: number, mask: number) => (flags & mask ? 4 : 0);

/** What the samples of a fragment last together, in units of its track. */
const unitsOf = (fragment: Buffer): { id: number; units: number } => {
  const head = inside(fragment, 'tfhd')[0] ?? Buffer.alloc(8);
  const flags = head.readUInt32BE(0);
  const usual = flags & 8 ? head.readUInt32BE(8 + 2 * bit(flags, 1) + bit(flags, 2)) : 0;
  const units = inside(fragment, 'trun').reduce((sum, run) => {
    const kinds = run.readUInt32BE(0);
    const count = run.readUInt32BE(4);
    if (!(kinds & 0x100)) return sum + count * usual;
    const first = 8 + bit(kinds, 1) + bit(kinds, 4);
    const step = bit(kinds, 0x100) + bit(kinds, 0x200) + bit(kinds, 0x400) + bit(kinds, 0x800);
    return Array.from({ length: count }, (_, i) => run.readUInt32BE(first + i * step)).reduce(
      (a, b) => a + b,
      sum,
    );
  }, 0);
  return { id: head.readUInt32BE(4), units };
};

const read = (file: string) => readFileSync(join(libraryFolder, file));
const { films, loops } = readMediaCatalog();

describe('every film', () => {
  test('lasts as long as the catalog says, to a frame', () => {
    const wrong = Object.entries(films).flatMap(([name, entry]) =>
      filmFilesOf(name, entry)
        .filter((file) => file.endsWith('.mp4'))
        .flatMap((file) =>
          tracksOf(read(file)).map(
            ({ units, unitsPerSecond }) => `${file} ${units / unitsPerSecond - entry.seconds}`,
          ),
        )
        .filter((line) => Math.abs(Number(line.split(' ')[1])) > 0.1),
    );
    expect(Object.keys(films).length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

describe('every loop of the classes', () => {
  test('lasts as long as the playlists say, its picture and its sound', () => {
    const wrong = Object.entries(loops).flatMap(([name, entry]) =>
      loopFilesOf(name, entry).flatMap((file) => {
        const tracks = tracksOf(read(initFile(Number(/-(\d+)\.m4s$/.exec(file)?.[1]))));
        const units = new Map<number, number>();
        for (const fragment of inside(read(file), 'moof', 'traf').map(unitsOf))
          units.set(fragment.id, (units.get(fragment.id) ?? 0) + fragment.units);
        return tracks.flatMap(({ id, unitsPerSecond }) => {
          const seconds = (units.get(id) ?? 0) / unitsPerSecond;
          return Math.abs(seconds - entry.seconds) <= 0.05 ? [] : [`track ${id} of ${file}: ${seconds}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});
