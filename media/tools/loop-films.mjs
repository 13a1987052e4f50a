/** Encodes the loops that are due: their reel with its sound, as segments, and mirrored where a pose has sides. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { libraryFolder } from '../library-files.ts';
import { initFile, loopFile } from '../loops.ts';
import { encodeSegments, versionOf } from './encode-film.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { currentCatalog, writeCatalog } from './library.ts';
import { keyFile, keysOf, loopPrint, plateFile } from './loop-keys.mjs';
import { writeLoop } from './loop-reel.mjs';
import { masterFile, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';
import { loops, reels, stages, stillName } from './recipes/loops.ts';
import { writeLoopSound } from './sound.mjs';

const inLibrary = (file) => join(libraryFolder, file);
export const reelOf = (name) => join(mastersFolder, 'films', 'loops', `${name}.mp4`);

/** The poses of a loop are the posters and thumbnails of the classes that show them. */
const writeStills = async (name, keys, print) => {
  for (const [pose, { width, height, pixels }] of [keys[0], keys.at(-1)].entries()) {
    const file = masterFile(stillName(name, pose), 'png');
    mkdirSync(dirname(file), { recursive: true });
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 6 })
      .toFile(file);
    remember('masters', stillName(name, pose), print);
  }
};

const wanted = (loop) => fingerprint(loopPrint(loop), loop.seconds, loop.times, loop.sided);

const encodeReel = async (name, loop) => {
  const reel = reelOf(name);
  const sound = reel.replace('.mp4', '.wav');
  writeLoopSound(sound, name, stages[loop.stage].kind, loop);
  mkdirSync(dirname(inLibrary(loopFile(name, null, 360))), { recursive: true });
  // A class begins on the right, which is encoded last: the parts are those of that side.
  let parts = {};
  for (const side of loop.sided ? ['left', 'right'] : [null])
    parts = await encodeSegments(
      reel,
      sound,
      (height) => inLibrary(loopFile(name, side, height)),
      (height) => inLibrary(initFile(height)),
      side === 'right' ? ['hflip'] : [],
    );
  const version = versionOf(inLibrary(loopFile(name, loop.sided ? 'left' : null, 360)));
  const catalog = currentCatalog();
  catalog.loops[name] = { seconds: loop.seconds, isSided: loop.sided === true, version, parts };
  writeCatalog(catalog);
};

const areKeysHere = (name, loop) =>
  existsSync(plateFile(loop)) &&
  Array.from({ length: keysOf(loop) }, (_, key) => keyFile(name, key)).every(existsSync);

export const encodeLoops = async (only = '') => {
  const made = readMade();
  const due = Object.entries(reels).filter(
    ([name, loop]) =>
      (`loops/${name}`.startsWith(only) || !made.films[`loops/${name}`]) &&
      made.masters[`loops/${name}`] === loopPrint(loop) &&
      made.films[`loops/${name}`] !== wanted(loop) &&
      areKeysHere(name, loop),
  );
  const bar = progress('Streaming', due.length);
  for (const [name, loop] of due) {
    mkdirSync(dirname(reelOf(name)), { recursive: true });
    const keys = await writeLoop(name, loop, reelOf(name));
    if (loops[name]) {
      await writeStills(name, keys, loopPrint(loop));
      await encodeReel(name, loop);
    }
    remember('films', `loops/${name}`, wanted(loop));
    bar.step(name);
  }
  bar.end();
};
