import { checkedBefore } from './checked-before.ts';
import { recheck, recheckVersion } from './recheck.ts';

/** `npm run test:patterns`: recheck on the patterns that `npm test` leaves out (checked-before.ts). */
console.log(`recheck ${recheckVersion()}`);
let broken = 0;
for (const pattern of checkedBefore) {
  const end = pattern.lastIndexOf('/');
  const { status } = await recheck({ source: pattern.slice(1, end), flags: pattern.slice(end + 1) });
  console.log(`${status} ${pattern}`);
  if (status !== 'safe') broken += 1;
}
process.exit(broken ? 1 : 0);
