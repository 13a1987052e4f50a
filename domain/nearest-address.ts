import { typingDistance } from './typing-distance.ts';

/** Only letters and digits decide: `/Group_Classes/` and `groupclasses` are the same wish. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Nobody types an address longer than this by hand, and comparing costs the product of both lengths. */
const longest = 60;
/** A stranger's address may have thousands of parts. */
const mostParts = 6;
/** One wrong letter in three is a slip; more is another word. */
const tolerance = 0.34;

/**
 * The address a visitor most likely meant, or null when nothing is near. Each part of the wrong path is compared with
 * each known address, so `/studios/midtown-maimi` finds `/midtown-miami`.
 */
export const nearestAddress = (wanted: string, known: readonly string[]): string | null => {
  const parts = wanted.split('/', mostParts).map(bare);
  const wishes = [bare(wanted), ...parts].filter((wish) => wish.length > 2 && wish.length <= longest);
  let best: { address: string; share: number } | null = null;
  for (const address of known) {
    const name = bare(address);
    if (!name) continue;
    for (const wish of wishes) {
      const length = Math.max(wish.length, name.length);
      const limit = Math.floor(length * tolerance);
      const slips = typingDistance(wish, name, limit);
      if (slips <= limit && (!best || slips / length < best.share)) best = { address, share: slips / length };
    }
  }
  return best?.address ?? null;
};
