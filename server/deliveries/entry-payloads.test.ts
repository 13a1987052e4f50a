import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FormKind } from '#domain/forms/forms.ts';
import { toLocationId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import type { NewEntry } from '#server/outbox/entry-kinds.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, rowCounts, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startDeliveries } from './deliveries.ts';

const folder = temporaryFolder();
let sites = 0;

describeOnBothDatabases('the payload of an entry', (open) => {
  test('that does not match its kind is not stored, and neither is its submission', async () => {
    const database = await open('empty');
    const wrong = { kind: 'notify-managers', payload: { formId: 3, studioIds: ['Davie'] } } as unknown;
    await expect(
      storeSubmission(intakeOn(database), testMetadata(), testInput({ entries: [wrong as NewEntry] })),
    ).rejects.toThrow(/notify-managers.*studioIds/);
    expect(await rowCounts(database)).toMatchObject({ submissions: 0, outbox: 0 });
  });

  test('that does not parse when it is run is parked with the reason, and the others are delivered', async () => {
    const database = await open('seeded');
    const { env, forms } = createLeadSite(database, { DATA_DIR: join(folder, String(sites++)) });
    const entries = () => deliveryEntries(database);
    for (const key of ['a', 'b', 'c', 'd'])
      await storeSubmission(
        forms,
        testMetadata({ key }),
        testInput({
          email: `${key}@example.com`,
          entries: [{ kind: 'notify-managers', payload: { formId: 3, studioIds: [toLocationId(48750)] } }],
        }),
      );
    const [wrongType, notJson, unknownForm, good] = await entries();
    const change = (entry: typeof good, payload: string) =>
      unscoped(database.kysely)
        .updateTable('outbox')
        .set({ payload })
        .where('id', '=', entry?.id ?? '')
        .execute();
    await change(wrongType, '{"formId":3,"studioIds":"all"}');
    // PostgreSQL's jsonb accepts only valid JSON.
    await change(notJson, database.engine === 'sqlite' ? '{"formId":3,' : '"text"');
    await unscoped(database.kysely)
      .updateTable('submissions')
      .set({ form: 'fan-letter' as FormKind })
      .where('id', '=', unknownForm?.submission_id ?? '')
      .execute();

    const deliveries = startDeliveries({ env, forms });
    await expect.poll(async () => (await entries()).map(({ state }) => state)).not.toContain('pending');
    await deliveries.stop();
    const after = await entries();
    expect(after.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['parked', 1],
      ['parked', 1],
      ['parked', 1],
      ['done', 1],
    ]);
    expect(after.map(({ last_error }) => last_error)).toEqual([
      expect.stringMatching(/payload of notify-managers.*studioIds/),
      expect.stringMatching(/payload of notify-managers/),
      expect.stringMatching(/fan-letter/),
      null,
    ]);
    expect(good?.id).toBe(after[3]?.id);
  });
});
