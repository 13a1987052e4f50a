/** A small seeded generator (mulberry32): the same seed asks the same questions. */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    isLikely: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
};
export type Chance = ReturnType<typeof chanceOf>;
