import { seededRandom } from '#domain/seeded-random.ts';

/** The same seed gives the same inputs. */
export const fuzzRandom = (seed: number) => {
  const { next, int, pick } = seededRandom(`fuzz ${seed}`);
  return {
    below: int,
    isLikely: (probability: number) => next() < probability,
    pick,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => int(256)),
  };
};
export type FuzzRandom = ReturnType<typeof fuzzRandom>;
