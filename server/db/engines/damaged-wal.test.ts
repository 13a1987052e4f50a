import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { countLostFrames } from './damaged-wal.ts';

const headerBytes = 32;
const frameBytes = 24 + 4096;
const endOf = (frame: number) => headerBytes + frame * frameBytes;

/** A copy of an open database, as a killed process leaves it: six commits of one page each. */
const killedDatabase = ({ isRestarted = false } = {}) => {
  const live = join(temporaryFolder(), 'heliora.db');
  const database = new DatabaseSync(live);
  database.exec('pragma journal_mode = wal; create table rows (n integer); pragma wal_checkpoint(truncate)');
  const insert = (count: number) => {
    for (let n = 0; n < count; n++) database.exec(`insert into rows values (${n})`);
  };
  insert(6);
  if (isRestarted) {
    // The next commit overwrites the log from its start; five frames of before stay behind it.
    database.exec('pragma wal_checkpoint(restart)');
    insert(1);
  }
  const folder = temporaryFolder();
  const file = join(folder, 'heliora.db');
  for (const end of ['', '-wal', '-shm']) copyFileSync(live + end, file + end);
  database.close();
  return { folder, file, wal: `${file}-wal`, shm: `${file}-shm` };
};
const damage = (file: string, at: number) => {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
};
const rowsOf = (file: string) => new DatabaseSync(file).prepare('select n from rows').all().length;

test('a log that a killed process left is whole, also when it overwrote an older one', () => {
  expect(countLostFrames(killedDatabase().file)).toBe(0);
  expect(countLostFrames(killedDatabase({ isRestarted: true }).file)).toBe(0);
  expect(countLostFrames(join(temporaryFolder(), 'heliora.db'))).toBe(0);
});

test('frames behind a damaged one are lost, as SQLite does not read them', () => {
  const { file, wal } = killedDatabase();
  damage(wal, endOf(2) + 100);
  expect(countLostFrames(file)).toBe(4);
  expect(rowsOf(file)).toBe(2);
});

test('without the index only the last commit may be one that was never acknowledged', () => {
  const { file, wal, shm } = killedDatabase();
  truncateSync(shm);
  damage(wal, endOf(5) + 100);
  expect(countLostFrames(file)).toBe(0);
  damage(wal, endOf(2) + 100);
  expect(countLostFrames(file)).toBe(3);
});

test('a log that is shorter than its index says was cut', () => {
  const { file, wal } = killedDatabase();
  truncateSync(wal, endOf(4) + 1000);
  expect(countLostFrames(file)).toBe(2);
});

test('with a damaged header all frames are lost', () => {
  const { file, wal, shm } = killedDatabase();
  damage(wal, 17);
  expect(countLostFrames(file)).toBe(6);
  truncateSync(shm);
  expect(countLostFrames(file)).toBe(6);
});

test('opening a database says once that its log is damaged, and only then', async () => {
  const { folder, wal } = killedDatabase();
  damage(wal, endOf(2) + 100);
  const said: unknown[] = [];
  const open = () =>
    openDatabase({ DATABASE_URL: null, DATA_DIR: folder }, ({ message }, details) => {
      said.push([message, details]);
    });
  await (await open()).close();
  await (await open()).close();
  expect(said).toEqual([
    [expect.stringMatching(/^heliora.db-wal is damaged/), { in: 'database', unreadPages: 4 }],
  ]);
});
