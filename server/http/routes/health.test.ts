import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildName } from '#server/build-name.ts';
import type { Services } from '#server/services.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createHealth } from './health.ts';

const healthOf = (DATA_DIR: string, ping = async () => {}) => {
  const clock = { elapsed: 0 };
  const parts = { database: { ping }, env: { DATA_DIR } } as unknown as Services;
  const app = createHealth(
    parts,
    () => false,
    () => clock.elapsed,
  );
  const request = async (path = '/readyz') => {
    const response = await app.request(path);
    return `${response.status} ${await response.text()}`;
  };
  return { request, clock };
};

test('a process that can write to its data directory is ready, and the check leaves no file', async () => {
  const folder = temporaryFolder();
  const { request } = healthOf(folder);
  expect(await request()).toBe('200 ok');
  expect(readdirSync(folder)).toEqual([]);
});

/** Writing into a file as if it were a folder fails for every user; file permissions would not stop root. */
const fullDisk = () => {
  const folder = join(temporaryFolder(), 'data');
  writeFileSync(folder, '');
  return folder;
};

test('a full disk is reported by /readyz and not by /healthz', async () => {
  const { request } = healthOf(fullDisk());
  expect(await request()).toBe('503 disk full');
  expect(await request('/healthz')).toBe(`200 ok ${buildName}`);
});

test('the disk is checked once in five seconds', async () => {
  const folder = fullDisk();
  const { request, clock } = healthOf(folder);
  expect(await request()).toBe('503 disk full');
  rmSync(folder);
  expect(await request()).toBe('503 disk full');
  clock.elapsed = 5_001;
  expect(await request()).toBe('200 ok');
});

test('an unreachable database is reported before the disk', async () => {
  const { request } = healthOf(temporaryFolder(), vi.fn().mockRejectedValue(new Error('away')));
  expect(await request()).toBe('503 database unreachable');
});
