/** Makes the on-demand films that are due: the reel of a practice, encoded as a stream. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classFilms } from '../recipes/class-films.ts';
import { practices } from '../recipes/practices.ts';
import { encodeStream } from './encode-film.mjs';
import { enterFilm } from './film-catalog.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { libraryFolder } from './library.ts';
import { mastersFolder } from './masters.mjs';
import { positions, secondsOf, writePractice } from './practice-reel.mjs';
import { practicePrint } from './practices.mjs';
import { progress } from './progress.mjs';

const makeFilm = async (name, practice, print) => {
  const folder = join(mastersFolder, 'films', 'practice');
  const reel = join(folder, `${practice}-${print}.mp4`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(reel)) await writePractice(practice, practices[practice], reel);
  const stem = join(libraryFolder, 'films', name);
  await encodeStream(reel, stem);
  const first = readFileSync(join(stem, '720_000.m4s'));
  const version = createHash('sha256').update(first).digest('hex').slice(0, 8);
  return { seconds: secondsOf(practices[practice]), version, widths: [], stream: true };
};

export const encodeClassFilms = async (only = '') => {
  const made = readMade();
  const wanted = (practice) =>
    fingerprint(made.masters[`practice/${practice}`], positions(practices[practice]));
  const due = Object.entries(classFilms).filter(
    ([name, practice]) =>
      name.startsWith(only) &&
      made.masters[`practice/${practice}`] === practicePrint(practices[practice]) &&
      made.films[name] !== wanted(practice),
  );
  const bar = progress('Streaming', due.length);
  for (const [name, practice] of due) {
    enterFilm(name, await makeFilm(name, practice, wanted(practice)));
    remember('films', name, wanted(practice));
    bar.step(name);
  }
  bar.end();
};
