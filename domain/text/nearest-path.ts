import { editDistance } from './edit-distance.ts';

/** Only letters and digits are compared: `/Group_Classes/` equals `groupclasses`. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Longer paths are not typed by hand, and the cost of a comparison is the product of both lengths. */
const maxCandidateLength = 60;
/** The largest number of segments in one of our paths. */
const maxParts = 8;
/** Up to one wrong letter in three counts as a typing mistake. */
const tolerance = 0.34;

/**
 * The path that a visitor most likely meant, or null when none is similar. Each segment of the wrong path is
 * compared with each known path, so `/studios/midtown-maimi` finds `/midtown-miami`.
 */
export const nearestPath = (wanted: string, known: readonly string[]): string | null => {
  const parts = wanted.split('/', maxParts).map(bare);
  const candidates = [bare(wanted), ...parts].filter(
    (candidate) => candidate.length > 2 && candidate.length <= maxCandidateLength,
  );
  let best: { path: string; share: number } | null = null;
  for (const path of known) {
    const name = bare(path);
    if (!name) continue;
    for (const candidate of candidates) {
      const length = Math.max(candidate.length, name.length);
      const limit = Math.floor(length * tolerance);
      const typos = editDistance(candidate, name, limit);
      if (typos <= limit && (!best || typos / length < best.share)) best = { path, share: typos / length };
    }
  }
  return best?.path ?? null;
};
