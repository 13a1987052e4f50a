import type { Migration } from '../migrate.ts';
import { readSide } from './0001-read-side.ts';

/** In order. Named here rather than found in the folder, so that the bundle holds them too. */
export const migrations: Record<string, Migration> = {
  '0001-read-side': readSide,
};
