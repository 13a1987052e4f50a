import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { hiddenEvents } from './hide-events.ts';

test('all events at which react-dom hydrates at once are hidden, except drop and reset', () => {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(
    resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
    'utf8',
  );
  const [, listed = ''] = /"(mousedown mouseup [^"]*)"/.exec(source) ?? [];
  expect([...hiddenEvents, 'drop', 'reset'].toSorted()).toEqual(listed.split(' ').toSorted());
});
