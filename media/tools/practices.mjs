/** Renders the keys of the class films: an empty stage and the figure at even steps along its route. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ofScene, readMade, remember } from './fingerprint.ts';
import { blender, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';
import { keysPerStep, practiceSize, practices } from './recipes/practices.ts';

const samples = 4;
const plateSamples = 6;
const bounces = 4;

const practiceFolder = (name) => join(mastersFolder, 'practice', name);
export const plateFile = (name) => join(practiceFolder(name), 'plate.exr');
export const keyFile = (name, key) => join(practiceFolder(name), `${String(key).padStart(2, '0')}.exr`);
export const keysOf = ({ poses }) => (poses - 1) * keysPerStep + 1;

const rendered = ({ kind, route, poses, who, turn, eye, paint, seed }) => ({
  ...{ kind, route, who, turn, seed, keys: keysOf({ poses }) },
  ...(eye && { eye }),
  ...(paint && { paint }),
});
export const practicePrint = (practice) =>
  fingerprint(ofScene('practice'), rendered(practice), practiceSize, samples, plateSamples, bounces);

const filesOf = (name, practice) => [
  plateFile(name),
  ...Array.from({ length: keysOf(practice) }, (_, key) => keyFile(name, key)),
];

/** Keys of another recipe must not be mixed with those of this one: the folder says what it holds. */
const openFolder = (name, print) => {
  const folder = practiceFolder(name);
  const note = join(folder, 'recipe.txt');
  if (existsSync(note) && readFileSync(note, 'utf8') === print) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, print);
};

const jobFor = (name, practice) => {
  const missing = filesOf(name, practice).filter((file) => !existsSync(file));
  const view = (file) =>
    file === plateFile(name) ? { samples: plateSamples } : { key: Number(file.slice(-6, -4)), samples };
  const shots = missing.map((file) => ({ out: file.slice(0, -'.exr'.length), view: view(file) }));
  return { scene: 'practice', params: rendered(practice), size: practiceSize, samples, bounces, shots };
};

export const renderPractices = async (only = '') => {
  const made = readMade();
  const due = Object.entries(practices).filter(
    ([name, practice]) =>
      `practice/${name}`.startsWith(only) &&
      (made.masters[`practice/${name}`] !== practicePrint(practice) ||
        (!made.films[`vod/${name}`] && !filesOf(name, practice).every(existsSync))),
  );
  // One film of each kind first, then the second of each: whatever is finished can be shown.
  due.sort(([a], [b]) => a.at(-1).localeCompare(b.at(-1)));
  for (const [name, practice] of due) openFolder(name, practicePrint(practice));
  const jobs = due.map(([name, practice]) => jobFor(name, practice));
  const bar = progress('Practising', jobs.flatMap((job) => job.shots).length);
  for (const [index, [name, practice]] of due.entries()) {
    const complaints = await blender([jobs[index]], () => bar.step(name));
    if (!filesOf(name, practice).every(existsSync))
      throw new Error(`not rendered: practice/${name}\n${complaints.slice(-12).join('\n')}`);
    remember('masters', `practice/${name}`, practicePrint(practice));
  }
  bar.end();
};
