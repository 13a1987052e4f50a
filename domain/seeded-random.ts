/** Pseudo-random numbers that depend only on a name, so that simulated data is the same on every machine. */
export type SeededRandom = {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** FNV-1a: small changes of the name give unrelated numbers. */
const hash = (name: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

/** Mulberry32. */
export const seededRandom = (name: string): SeededRandom => {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    pick: (list) => {
      if (!list.length) throw new RangeError(`nothing to pick from for ${name}`);
      return list[int(list.length)] as (typeof list)[number];
    },
    shuffle: (list) => {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [mixed[i], mixed[j]] = [mixed[j] as (typeof mixed)[number], mixed[i] as (typeof mixed)[number]];
      }
      return mixed;
    },
  };
};
