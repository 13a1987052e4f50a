/** Shoots the films that are due and enters them in the catalog, under every name that shows them. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryFolder } from '../library-files.ts';
import { blend, encodeLoop, frameRate, versionOf, writeReel } from './encode-film.mjs';
import { enterFilm } from './film-catalog.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { currentCatalog } from './library.ts';
import { masterFile, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';
import { films } from './recipes/films.ts';
import { shoot } from './shots.mjs';

const melt = 0.8;

/** Every shot swings there and back: half of the frames are enough, and a loop has no seam. */
const thereAndBack = (frames) => [...frames, ...frames.slice(1, -1).reverse()];

/** Several shots each go one way and melt into the next, the last into the first. */
function* melted(shots) {
  const overlap = Math.round(melt * frameRate);
  for (const [index, frames] of shots.entries()) {
    const next = shots[(index + 1) % shots.length];
    for (let i = overlap; i < frames.length; i++) {
      const into = i - (frames.length - overlap);
      yield into < 0 ? frames[i] : blend(frames[i], next[into], (into + 1) / (overlap + 1));
    }
  }
}

const writeDrifts = async (recipe, width, reel) => {
  const alone = recipe.shots.length === 1;
  const seconds = alone ? recipe.seconds / 2 : recipe.seconds / recipe.shots.length + melt;
  const shots = [];
  for (const shot of recipe.shots) shots.push(await shoot(shot, seconds, width, alone ? 'swing' : 'glide'));
  return writeReel(alone ? thereAndBack(shots[0]) : melted(shots), width, Math.round((width * 9) / 16), reel);
};

const makeFilm = async (name, recipe) => {
  const width = recipe.widths.at(-1);
  const reel = join(mastersFolder, 'films', `${name}.mp4`);
  mkdirSync(dirname(reel), { recursive: true });
  const seconds = await writeDrifts(recipe, width, reel);
  const stem = join(libraryFolder, 'films', name);
  mkdirSync(dirname(stem), { recursive: true });
  await encodeLoop(reel, stem, recipe.widths);
  const version = versionOf(`${stem}-${recipe.widths[0]}.mp4`);
  return { seconds: Math.round(seconds * 10) / 10, version, widths: recipe.widths };
};

const wanted = (recipe, made) =>
  fingerprint(
    recipe,
    recipe.shots.map((shot) => made.masters[shot.master]),
  );

export const encodeFilms = async (only = '') => {
  const made = readMade();
  const due = Object.entries(films).filter(
    ([name, recipe]) =>
      name.startsWith(only) &&
      made.films[name] !== wanted(recipe, made) &&
      recipe.shots.every((shot) => existsSync(masterFile(shot.master, 'exr'))),
  );
  const bar = progress('Filming', due.length);
  for (const [name, recipe] of due) {
    enterFilm(name, await makeFilm(name, recipe));
    remember('films', name, wanted(recipe, made));
    bar.step(name);
  }
  bar.end();
};

/** Films that are encoded already are declared up to date, as their masters were. */
export const adoptFilms = (only = '') => {
  const made = readMade();
  const { films: known } = currentCatalog();
  for (const [name, recipe] of Object.entries(films)) {
    const entry = known[name] ?? Object.values(known).find((film) => film.of === name);
    if (name.startsWith(only) && made.films[name] && entry?.version.length > 1)
      remember('films', name, wanted(recipe, made));
  }
};
