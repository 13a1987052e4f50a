import { runFaults } from './run-faults.ts';

/** `npm run test:faults [kills]`: forms from many visitors while everything around them fails. */
const kills = Number(process.argv[2] ?? 40);
const started = Date.now();
const report = await runFaults({ kills, visitors: 8 });
console.log(JSON.stringify({ ...report, seconds: Math.round((Date.now() - started) / 1000) }, null, 2));
process.exit(report.broken.length ? 1 : 0);
