/**
 * npm run cut --prefix media/tools -- <file> <from> <to> <loop>: a loop from a film that shows its poses already,
 * instead of a render. The film is followed from one moment to the other and back.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { frameRate, writeReel } from './encode-film.mjs';
import { adoptReel, reelOf } from './loop-films.mjs';
import { eased } from './loop-reel.mjs';
import { loops } from './recipes/loops.ts';

const [width, height] = [1280, 720];

/** The frames between two moments, in order. */
const framesOf = (file, from, to) => {
  const { stdout } = spawnSync(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-ss', String(from), '-i', file, '-t', String(to - from + 0.05)],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
    ],
    { maxBuffer: 4 * 2 ** 30 },
  );
  const size = width * height * 3;
  return Array.from({ length: Math.floor(stdout.length / size) }, (_, i) =>
    stdout.subarray(i * size, (i + 1) * size),
  );
};

/** Between two frames of a slow breath, both are mixed. */
const mixed = (a, b, share) => {
  if (share === 0 || a === b) return a;
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * (1 - share) + b[i] * share;
  return out;
};
const fine = 4;

const [file, from, to, name] = process.argv.slice(2);
const loop = loops[name];
const frames = framesOf(file, Number(from), Number(to));
const known = new Map();
const frameAt = (share) => {
  const at = Math.round(share * (frames.length - 1) * fine) / fine;
  const low = Math.min(Math.floor(at), frames.length - 1);
  if (!known.has(at))
    known.set(at, mixed(frames[low], frames[Math.min(low + 1, frames.length - 1)], at - low));
  return known.get(at);
};
const cycle = eased(Math.round((loop.seconds * frameRate) / loop.times)).map(frameAt);
const reel = reelOf(name);
mkdirSync(dirname(reel), { recursive: true });
await writeReel(Array.from({ length: loop.times }, () => cycle).flat(), width, height, reel);
await adoptReel(
  name,
  [frames[0], frames.at(-1)].map((pixels) => ({ width, height, pixels })),
);
