import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasPackages, root } from './workspace.mjs';

const packagesOf = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8')).packages;

test('after a plain npm ci nothing is installed again', () => {
  const locked = packagesOf('package-lock.json');
  expect(hasPackages(locked, packagesOf('node_modules/.package-lock.json'))).toBe(true);
  expect(hasPackages(locked, {})).toBe(false);
});

test('a package that is missing or has another version is installed', () => {
  const locked = { '': {}, a: { version: '2.0.0' }, b: { version: '1.0.0', optional: true } };
  expect(hasPackages(locked, { a: { version: '2.0.0' } })).toBe(true);
  expect(hasPackages(locked, { a: { version: '1.0.0' } })).toBe(false);
  expect(hasPackages(locked, { b: { version: '1.0.0' } })).toBe(false);
  expect(hasPackages(locked, { a: { version: '2.0.0' }, b: { version: '0.9.0' } })).toBe(false);
});
