/**
 * `LONG=1 npm run unit -- tests/staff/leaks`: the same test for minutes, each time with another seed. A
 * failure names the seed, and `SEED` repeats it.
 */
const isLong = process.env.LONG === '1';

export const inLongRun = <Value>(usual: Value, long: Value): Value => (isLong ? long : usual);

export const seedOf = (usual: number): number =>
  Number(process.env.SEED ?? inLongRun(usual, Date.now() % 1_000_000));
