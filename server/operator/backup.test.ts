import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { freshDatabase, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { intakeOn, rowCounts, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { backUp } from './backup.ts';

const folder = temporaryFolder();

test('a backup made while forms arrive can be restored and contains all earlier forms', async () => {
  const settings = await freshDatabaseSettings('sqlite', 'seeded');
  const database = await openDatabase(settings);
  const intake = intakeOn(database);
  // Each submission has its own mailbox, because mails to one mailbox are limited per hour.
  const come = (key: string) =>
    storeSubmission(intake, testMetadata({ key }), testInput({ email: `${key}@example.com` }));
  for (let n = 0; n < 5; n++) await come(`k${n}`);
  mkdirSync(join(settings.DATA_DIR, 'uploads', 'ab'), { recursive: true });
  writeFileSync(join(settings.DATA_DIR, 'uploads', 'ab', 'file'), 'a picture');
  writeFileSync(join(settings.DATA_DIR, 'staff.key'), 'a key');
  const copy = join(folder, 'copy');
  const output = text(backUp(database, settings.DATA_DIR, copy));
  await Promise.all(Array.from({ length: 5 }, (_, n) => come(`later${n}`)));
  expect(await output).toContain('heliora.db');
  await database.close();

  const restored = join(folder, 'restored');
  cpSync(copy, restored, { recursive: true });
  const again = await openDatabase({ DATABASE_URL: null, DATA_DIR: restored });
  const { submissions, outbox } = await rowCounts(again);
  await again.close();
  expect(submissions).toBeGreaterThanOrEqual(5);
  expect(outbox).toBe(submissions * 2);
  expect(readFileSync(join(restored, 'uploads', 'ab', 'file'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(restored, 'staff.key'), 'utf8')).toBe('a key');
});

test('it never overwrites an older backup, and refuses PostgreSQL', async () => {
  const sqlite = await freshDatabase('sqlite', 'empty');
  const full = join(folder, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'heliora.db'), 'last week');
  await expect(text(backUp(sqlite, folder, full))).rejects.toThrow('not empty');
  const postgres = await freshDatabase('postgres', 'empty');
  await expect(text(backUp(postgres, folder, join(folder, 'other')))).rejects.toThrow('pg_dump');
});
