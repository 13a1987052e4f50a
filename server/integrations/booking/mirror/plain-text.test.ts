import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('of a text that is too long, only its beginning stays in memory', () => {
  const megabytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1_000_000;
  };
  const before = megabytes();
  for (let n = 0; n < 20; n++) plainText(JSON.parse(JSON.stringify(`${n}${'x'.repeat(5_000_000)}`)), 120);
  expect(megabytes() - before).toBeLessThan(50);
});
