/**
 * Renders the masters that are missing or out of date, a scene at a time, each shot developed as soon as it
 * is there.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { mediaFolder } from '../library-files.ts';
import { developTo } from './develop.mjs';
import { fingerprintOf, readMade, remember } from './fingerprint.ts';
import { progress } from './progress.mjs';
import { films } from './recipes/films.ts';
import { masters } from './recipes/masters.ts';
import { cuts } from './recipes/pictures.ts';
import { stories } from './recipes/stories.ts';
import { thumbnails } from './recipes/thumbnails.ts';
import { writeFont } from './sign-font.mjs';

export const mastersFolder = join(mediaFolder, 'masters');
export const masterFile = (name, extension) => join(mastersFolder, `${name}.${extension}`);

const script = join(mediaFolder, 'tools', 'blender', 'run.py');

/** What pictures and films that are not made yet are cut from. */
const awaited = (made, only) =>
  new Set([
    ...Object.entries({ ...cuts, ...thumbnails }).flatMap(([name, { master }]) =>
      made.pictures[name] || !name.startsWith(only) ? [] : [master],
    ),
    ...Object.entries(films).flatMap(([name, { shots }]) =>
      made.films[name] || !name.startsWith(only) ? [] : shots.map((shot) => shot.master),
    ),
    ...Object.entries(stories).flatMap(([name, { shots }]) =>
      made.films[name] || !name.startsWith(only) ? [] : shots.flatMap(({ portrait }) => portrait ?? []),
    ),
  ]);

/** Due: changed since it was made, or made on another disk and needed again here. */
const dueMasters = (made, only) => {
  const needed = awaited(made, only);
  return Object.keys(masters).filter(
    (name) =>
      (name.startsWith(only) && made.masters[name] !== fingerprintOf(masters[name])) ||
      (needed.has(name) && !existsSync(masterFile(name, 'exr'))),
  );
};

/** Shots of the same scene with the same parameters share one job, so the scene is built once. */
const jobsFor = (names) => {
  const jobs = new Map();
  for (const name of names) {
    const { scene, params, size, samples, view } = masters[name];
    const key = JSON.stringify([scene, params, size, samples]);
    const job = jobs.get(key) ?? { scene, params, size, samples, shots: [] };
    job.shots.push({ out: join(mastersFolder, name), ...(view && { view }) });
    jobs.set(key, job);
    mkdirSync(dirname(join(mastersFolder, name)), { recursive: true });
  }
  return [...jobs.values()];
};

export const blender = (jobs, onRendered) =>
  new Promise((resolve, reject) => {
    const list = join(mkdtempSync(join(tmpdir(), 'heliora-media-')), 'jobs.json');
    writeFileSync(list, JSON.stringify(jobs));
    const child = spawn('nice', ['-n', '19', 'blender', '-b', '-P', script, '--', list], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const complaints = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      const rendered = /^RENDERED (.+)\.exr /.exec(line);
      if (rendered) onRendered(rendered[1]);
    });
    createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line));
    child.on('error', reject);
    child.on('close', () => resolve(complaints));
  });

export const renderMasters = async (only = '') => {
  const made = readMade();
  const due = dueMasters(made, only);
  if (due.length === 0) return;
  writeFont();
  const bar = progress('Rendering', due.length);
  let developing = Promise.resolve();
  const complaints = await blender(jobsFor(due), (path) => {
    const name = path.slice(mastersFolder.length + 1);
    developing = developing.then(async () => {
      await developTo(`${path}.exr`, `${path}.png`, masters[name].grade);
      remember('masters', name, fingerprintOf(masters[name]));
      bar.step(name);
    });
  });
  await developing;
  bar.end();
  const failed = dueMasters(readMade(), only);
  if (failed.length > 0)
    throw new Error(`not rendered: ${failed.join(', ')}\n${complaints.slice(-12).join('\n')}`);
};

/**
 * For a change that cannot be seen (a renamed variable): the masters on this disk are declared up to date.
 */
export const adoptMasters = (only = '') => {
  const made = readMade();
  const present = dueMasters(made, only).filter((name) => existsSync(masterFile(name, 'png')));
  for (const name of present) remember('masters', name, fingerprintOf(masters[name]));
  return present;
};

export const cameraOf = (name) => JSON.parse(readFileSync(masterFile(name, 'json'), 'utf8'));
