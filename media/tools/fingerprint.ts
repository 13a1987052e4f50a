/**
 * What a result was made from. A render is due again when its recipe or the programs that drew it changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFolder } from '../library-files.ts';
import type { Master } from './recipes/masters.ts';

/** Committed beside the catalog, so that a fresh clone knows that nothing is due. */
export type Made = {
  masters: Record<string, string>;
  pictures: Record<string, string>;
  films: Record<string, string>;
};

const madeFile = join(mediaFolder, 'made.json');
const scripts = join(mediaFolder, 'tools', 'blender');

export const fingerprint = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

const imported = /^(?:from|import) (\w+)/gm;
const fileOf = (module: string) =>
  [join(scripts, 'scenes', `${module}.py`), join(scripts, `${module}.py`)].find(existsSync);

/** A scene and every script of ours that it draws on: a new pose makes nothing due that does not take it. */
const scriptsOf = (module: string, seen = new Map<string, string>()): Map<string, string> => {
  const file = fileOf(module);
  if (!file || seen.has(module)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(module, text);
  for (const [, name = ''] of text.matchAll(imported)) scriptsOf(name, seen);
  return seen;
};

export const ofScene = (scene: string) =>
  fingerprint([...scriptsOf(scene), ...scriptsOf('run')].sort(([a], [b]) => (a < b ? -1 : 1)));

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

/** A film that is not made is made with all it needs. */
export const forget = (names: readonly string[]): void => {
  const made = readMade();
  for (const name of names) delete made.films[name];
  writeMade(made);
};

/** Reads before it writes: pictures and films may be made side by side. */
export const remember = (kind: keyof Made, name: string, value: string): void => {
  const made = readMade();
  made[kind][name] = value;
  writeMade(made);
};
