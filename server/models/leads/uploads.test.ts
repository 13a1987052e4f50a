import { expect, test } from 'vitest';
import { newKey } from '#server/integrations/file-store/file-store.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { storeSubmission } from './intake.ts';
import { findReferencedKeys } from './uploads.ts';

describeOnBothDatabases('the files of a long outage', (open) => {
  test('are queried in batches, and the referenced one among them is found', async () => {
    const database = await open('empty');
    const referenced = newKey();
    const file = { key: referenced, name: 'screen.png', type: 'image/png', size: 1, sha256: 'x' };
    await storeSubmission(intakeOn(database), testMetadata(), testInput({ files: [file] }));
    const keys = [...Array.from({ length: 40_000 }, newKey), referenced];
    expect(await findReferencedKeys(database.kysely, keys)).toEqual(new Set([referenced]));
  });
});
