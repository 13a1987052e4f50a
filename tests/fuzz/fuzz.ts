import { runFuzz } from './run-fuzz.ts';

/** `npm run test:fuzz [seed] [count] [URL of a PostgreSQL]`: bad input; the same seed repeats a run. */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const report = await runFuzz(seed, Number(process.argv[3] ?? 5000), process.argv[4]);
console.log(JSON.stringify(report, null, 2));
process.exit(report.broken.length ? 1 : 0);
