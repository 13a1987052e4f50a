/** Shoots the films that are due and enters them in the catalogue, under every name that shows them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { films as specs } from '../manifest.ts';
import { films, shared } from '../recipes/films.ts';
import { masters } from '../recipes/masters.ts';
import { develop } from './develop.mjs';
import { driftFrame, prepare } from './drift.mjs';
import { encodeLoop, encodeStream, frameRate, writeReel } from './encode-film.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { currentCatalog, libraryFolder, writeCatalog } from './library.ts';
import { masterFile, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';

const melt = 0.8;
const sensor = 36;
const lensOf = { class_stage: 52, room: 25, exterior: 29, retreat: 30, arcade: 36 };

/** A shot swings to one side and back, slowest at the ends, so that a loop has no seam: half of its frames are enough. */
const shoot = async (shot, seconds, width) => {
  const master = masters[shot.master];
  const developed = await develop(masterFile(shot.master, 'exr'), { ...master.grade, grain: 0 });
  const [left, top, share] = shot.frame ?? [0, 0, 1];
  const source = prepare(developed, [left, top, share], width);
  const focal = ((lensOf[master.scene] / sensor) * width) / share;
  const half = Math.round((seconds * frameRate) / 2);
  const frames = [];
  for (let i = 0; i <= half; i++) {
    const swing = -Math.cos((Math.PI * i) / half);
    frames.push(
      driftFrame(
        source,
        focal,
        shot.drift.map((reach, axis) => (axis === 2 ? reach * (swing + 1) * 0.5 : reach * swing * 0.5)),
        1.03,
      ),
    );
  }
  return { frames, height: source.height };
};

/** One shot goes there and back; several shots each go one way and melt into the next, the last into the first. */
function* sequence(shots) {
  if (shots.length === 1) {
    const [{ frames }] = shots;
    yield* frames;
    for (let i = frames.length - 2; i > 0; i--) yield frames[i];
    return;
  }
  const overlap = Math.round(melt * frameRate);
  for (const [index, { frames }] of shots.entries()) {
    const next = shots[(index + 1) % shots.length].frames;
    for (let i = overlap; i < frames.length; i++) {
      const into = i - (frames.length - overlap);
      yield into < 0 ? frames[i] : blend(frames[i], next[into], (into + 1) / (overlap + 1));
    }
  }
}

const blend = (a, b, share) => {
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * (1 - share) + b[i] * share;
  return out;
};

const versionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

const makeFilm = async (name, recipe) => {
  const width = recipe.stream ? 1280 : recipe.widths.at(-1);
  const perShot =
    recipe.shots.length === 1 ? recipe.seconds : (recipe.seconds / recipe.shots.length + melt) * 2;
  const shots = [];
  for (const shot of recipe.shots) shots.push(await shoot(shot, perShot, width));
  const reel = join(mastersFolder, 'films', `${name}.mp4`);
  mkdirSync(dirname(reel), { recursive: true });
  await writeReel(sequence(shots), width, shots[0].height, reel);
  const stem = join(libraryFolder, 'films', name);
  mkdirSync(dirname(stem), { recursive: true });
  if (recipe.stream) await encodeStream(reel, stem);
  else await encodeLoop(reel, stem, recipe.widths);
  const first = recipe.stream ? join(stem, '720.m3u8') : `${stem}-${recipe.widths[0]}.mp4`;
  return {
    seconds: recipe.seconds,
    version: versionOf(first),
    widths: recipe.widths,
    ...(recipe.stream && { stream: true }),
  };
};

const wanted = (recipe, made) =>
  fingerprint(
    recipe,
    recipe.shots.map((shot) => made.masters[shot.master]),
  );

/** Every name of the manifest that shows this film, itself included. */
const enter = (name, entry) => {
  const catalog = currentCatalog();
  for (const spec of specs) {
    if (spec.name === name) catalog.films[name] = { poster: spec.poster, ...entry };
    if (shared[spec.name] === name) catalog.films[spec.name] = { poster: spec.poster, ...entry, of: name };
  }
  writeCatalog(catalog);
};

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
    enter(name, await makeFilm(name, recipe));
    remember('films', name, wanted(recipe, made));
    bar.step(name);
  }
  bar.end();
};
