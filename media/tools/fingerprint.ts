/** What a result was made from. A render is due again when its recipe or the programs that drew it changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Master } from '../recipes/masters.ts';
import { mediaFolder } from './library.ts';

/** Committed beside the catalogue, so that a fresh clone knows that nothing is due. */
export type Made = {
  masters: Record<string, string>;
  pictures: Record<string, string>;
  films: Record<string, string>;
};

const madeFile = join(mediaFolder, 'made.json');
const scripts = join(mediaFolder, 'tools', 'blender');

export const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

const pythonIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const shared = fingerprint(pythonIn(scripts));
const ofScene = (scene: string) =>
  fingerprint(shared, readFileSync(join(scripts, 'scenes', `${scene}.py`), 'utf8'));

export const fingerprintOf = ({ scene, ...recipe }: Master): string => fingerprint(ofScene(scene), recipe);

export const readMade = (): Made =>
  existsSync(madeFile)
    ? (JSON.parse(readFileSync(madeFile, 'utf8')) as Made)
    : { masters: {}, pictures: {}, films: {} };

const writeMade = (made: Made): void => {
  const sorted = (table: Record<string, string>) =>
    Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { masters, pictures, films } = made;
  const content = { masters: sorted(masters), pictures: sorted(pictures), films: sorted(films) };
  writeFileSync(madeFile, `${JSON.stringify(content, null, 1)}\n`);
};

/** Reads before it writes: pictures and films may be made side by side. */
export const remember = (kind: keyof Made, name: string, value: string): void => {
  const made = readMade();
  made[kind][name] = value;
  writeMade(made);
};
