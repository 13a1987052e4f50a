/** Makes the on-demand films that are due: the reel of a practice, encoded as a stream. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFolder } from '../library-files.ts';
import { encodeStream, touchFilters } from './encode-film.mjs';
import { enterFilm } from './film-catalog.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { mastersFolder } from './masters.mjs';
import { positions, secondsOf, writePractice } from './practice-reel.mjs';
import { practicePrint } from './practices.mjs';
import { progress } from './progress.mjs';
import { classFilms } from './recipes/class-films.ts';
import { practices } from './recipes/practices.ts';

const filtersOf = ({ frame, ...touch }) => {
  const crop = frame && `crop=iw*${frame[2]}:ih*${frame[2]}:iw*${frame[0]}:ih*${frame[1]}`;
  return [...(crop ? [crop] : []), ...touchFilters(touch)];
};

const makeFilm = async (name, { practice, ...edit }, print) => {
  const folder = join(mastersFolder, 'films', 'practice');
  const reel = join(folder, `${practice}-${print}.mp4`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(reel)) await writePractice(practice, practices[practice], reel);
  const stem = join(libraryFolder, 'films', name);
  await encodeStream(reel, stem, filtersOf(edit));
  const first = readFileSync(join(stem, '720_000.m4s'));
  const version = createHash('sha256').update(first).digest('hex').slice(0, 8);
  return { seconds: secondsOf(practices[practice]), version, widths: [], stream: true };
};

export const encodeClassFilms = async (only = '') => {
  const made = readMade();
  const reelPrint = ({ practice }) =>
    fingerprint(made.masters[`practice/${practice}`], positions(practices[practice]));
  const wanted = (film) => fingerprint(film, reelPrint(film));
  const due = Object.entries(classFilms).filter(
    ([name, film]) =>
      name.startsWith(only) &&
      made.masters[`practice/${film.practice}`] === practicePrint(practices[film.practice]) &&
      made.films[name] !== wanted(film),
  );
  const bar = progress('Streaming', due.length);
  for (const [name, film] of due) {
    enterFilm(name, await makeFilm(name, film, reelPrint(film)));
    remember('films', name, wanted(film));
    bar.step(name);
  }
  bar.end();
};
