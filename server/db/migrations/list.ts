import { readSide } from './0001-read-side.ts';
import { leadPipeline } from './0002-lead-pipeline.ts';
import { publicVersion } from './0003-public-version.ts';
import type { Migration } from './migration.ts';

/** In order. Named here rather than found in the folder, so that the bundle holds them too. */
export const migrations: Record<string, Migration> = {
  '0001-read-side': readSide,
  '0002-lead-pipeline': leadPipeline,
  '0003-public-version': publicVersion,
};
