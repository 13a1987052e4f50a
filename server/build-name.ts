import { readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const { version } = JSON.parse(read('package.json') || '{}') as { version?: string };
/** A hash of all sources, which `npm run build` leaves beside what it builds; empty when nothing is built. */
const sources = read('build/.inputs').slice(0, 8);

/** `2026.11.18+3f2a9c1b`: the version of the release and the sources of the build, as of the start. */
export const buildName = [version, sources].filter(Boolean).join('+');

/** Header of every response with the running build: for `curl`, and for open pages of another build. */
export const buildHeader = 'x-build';
