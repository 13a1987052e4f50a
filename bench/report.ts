import { appendFileSync } from 'node:fs';

/** One line of the table at the end of `npm run bench`. */
export type Line = {
  what: string;
  value: number;
  unit?: string;
  /** `{ max: 1.3 }` or `{ min: 0.5 }`; missing for a figure without a goal. */
  goal?: { max: number } | { min: number };
};

const isMet = ({ value, goal }: Line): boolean | undefined => {
  if (!goal) return undefined;
  return 'max' in goal ? value <= goal.max : value >= goal.min;
};

/** Appends to the file in BENCH_REPORT, which scripts/bench.mjs sets; otherwise prints. */
export const report = (line: Line): void => {
  const entry = { ...line, value: Number(line.value.toFixed(3)), isMet: isMet(line) };
  if (process.env.BENCH_REPORT) appendFileSync(process.env.BENCH_REPORT, `${JSON.stringify(entry)}\n`);
  else console.log(JSON.stringify(entry));
};
