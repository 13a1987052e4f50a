import { appendFileSync } from 'node:fs';

/** One line of the table that `npm run bench` ends with. */
export type Line = {
  what: string;
  value: number;
  unit?: string;
  /** `{ most: 1.3 }` or `{ least: 0.5 }`; none for a figure that is only told. */
  goal?: { most: number } | { least: number };
};

const isMet = ({ value, goal }: Line): boolean | undefined => {
  if (!goal) return undefined;
  return 'most' in goal ? value <= goal.most : value >= goal.least;
};

/** Hands a line to scripts/bench.mjs, which names the file; run by itself, a bench only prints. */
export const report = (line: Line): void => {
  const told = { ...line, value: Number(line.value.toFixed(3)), isMet: isMet(line) };
  if (process.env.BENCH_REPORT) appendFileSync(process.env.BENCH_REPORT, `${JSON.stringify(told)}\n`);
  else console.log(JSON.stringify(told));
};
