import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { applyRetention, lastRuns } from '#server/models/privacy/retention.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { expiredAt, noCounts, recordingStore, runAt, storeAt } from '#tests/databases/expired-submissions.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { retentionAsText } from './retention.ts';

const day = 86_400_000;

describeOnBothDatabases('the command retention', (open) => {
  test('shows what the next run deletes, and changes nothing', async () => {
    const database = await open('empty');
    await storeAt(database, 'contact', expiredAt.leads);
    await storeAt(database, 'career-application', expiredAt.applications, 2);
    const before = await wholeDatabase(database);
    expect(await text(retentionAsText(database.kysely, runAt))).toBe(
      [
        'leads: stored for 3 years; those from before 2023-11-16 will be deleted',
        '  contact             1 submissions, 0 files, oldest from 2023-11-14',
        'applications: stored for 2 years; those from before 2024-11-16 will be deleted',
        '  career-application  1 submissions, 2 files, oldest from 2024-11-14',
        'contracts: stored for 5 years; those from before 2021-11-16 will be deleted',
        '  nothing to delete',
        'heldSpam: stored for 30 days; those from before 2026-10-17 will be deleted',
        '  nothing to delete',
        'staffLog: stored for 1 year; lines from before 2025-11-16 will be deleted',
        '  0 lines',
        'no run yet',
        '',
      ].join('\n'),
    );
    expect(await wholeDatabase(database)).toEqual(before);
  });

  test('shows the record that every run leaves', async () => {
    const database = await open('empty');
    const first = await storeAt(database, 'contact', expiredAt.leads, 2);
    const away = recordingStore([`file-${first}-`]);
    await applyRetention(database, runAt - day, away.remove);
    await applyRetention(database, runAt, recordingStore().remove);
    expect(await lastRuns(database.kysely, 5)).toEqual([
      { at: runAt, counts: { ...noCounts, submissions: 1, files: 2 } },
      { at: runAt - day, counts: { ...noCounts, failed: 1 } },
    ]);
    expect(await text(retentionAsText(database.kysely, runAt))).toContain(
      [
        'last runs',
        '  2026-11-15T17:00  1 submissions, 2 files, 0 lines',
        '  2026-11-14T17:00  0 submissions, 0 files, 0 lines, 1 waiting for their files',
        '',
      ].join('\n'),
    );
  });
});
