import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filmFilesOf, libraryFolder, readMediaCatalog } from './library-files.ts';
import { headSeconds, initFile, loopFile, loopFilesOf, loopRenditions } from './loops.ts';

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

/** From the decode time of the first frame to its time in the film, in units of its track. */
const firstDelay = (file: Buffer): number => {
  const run = inside(file, 'moof', 'traf', 'trun').find((each) => each.readUInt32BE(0) & 0x800);
  if (!run) throw new Error('a picture without times');
  const kinds = run.readUInt32BE(0);
  return run.readInt32BE(
    8 + bit(kinds, 1) + bit(kinds, 4) + bit(kinds, 0x100) + bit(kinds, 0x200) + bit(kinds, 0x400),
  );
};

/** What is wrong with the length of a segment; in its middle, sound does not end where the picture does. */
const wrongLengths = (
  name: string,
  height: number,
  bytes: Buffer,
  seconds: number,
  within = 0.1,
): string[] => {
  const units = new Map<number, number>();
  for (const fragment of inside(bytes, 'moof', 'traf').map(unitsOf))
    units.set(fragment.id, (units.get(fragment.id) ?? 0) + fragment.units);
  return tracksOf(read(initFile(height))).flatMap(({ id, unitsPerSecond }) => {
    const lasts = (units.get(id) ?? 0) / unitsPerSecond;
    return Math.abs(lasts - seconds) <= within ? [] : [`track ${id} of ${name}: ${lasts}`];
  });
};

describe('every loop of the classes', () => {
  test('lasts as long as the playlists say, its picture and its sound', () => {
    const wrong = Object.entries(loops).flatMap(([name, entry]) =>
      loopFilesOf(name, entry).flatMap((file) =>
        wrongLengths(file, Number(/-(\d+)\.m4s$/.exec(file)?.[1]), read(file), entry.seconds, 0.001),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('shows its first frame at zero: a delay would make each repetition longer', () => {
    const late = Object.entries(loops).flatMap(([name, entry]) =>
      loopFilesOf(name, entry).filter((file) => firstDelay(read(file)) !== 0),
    );
    expect(late).toEqual([]);
    const edited = loopRenditions.filter(
      ({ height }) => inside(read(initFile(height)), 'moov', 'trak', 'edts').length > 0,
    );
    expect(edited).toEqual([]);
  });

  test('has a head, with which a class begins, of the bytes that the catalog says', () => {
    const wrong = Object.entries(loops).flatMap(([name, { isSided, seconds, parts }]) =>
      loopRenditions.flatMap(({ height }) => {
        const bytes = read(loopFile(name, isSided ? 'right' : null, height));
        const [head = 0, rest = 0] = parts[height] ?? [];
        return head + rest === bytes.length
          ? [
              ...wrongLengths(`the head of ${name}`, height, bytes.subarray(0, head), headSeconds),
              ...wrongLengths(`the rest of ${name}`, height, bytes.subarray(head), seconds - headSeconds),
            ]
          : [`${name} has ${bytes.length} bytes`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
