import { expect, test } from 'vitest';
import { newKey } from '#server/integrations/file-store/file-store.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testFacts, testInput } from '#tests/forms/submissions.ts';
import { submit } from './intake.ts';
import { findClaimed } from './uploads.ts';

describeOnBothDatabases('the files of a long outage', (open) => {
  test('are queried in batches, and the claimed one among them is found', async () => {
    const database = await open('empty');
    const claimed = newKey();
    const file = { key: claimed, name: 'screen.png', type: 'image/png', size: 1, sha256: 'x' };
    await submit(intakeOn(database), testFacts(), testInput({ files: [file] }));
    const keys = [...Array.from({ length: 40_000 }, newKey), claimed];
    expect(await findClaimed(database.kysely, keys)).toEqual(new Set([claimed]));
  });
});
