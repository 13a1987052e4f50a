import { expect, test } from 'vitest';
import { links } from '#content/facts/links.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { toLocationId } from '#domain/studios.ts';
import { setManagerEmails } from '#server/models/managers.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { recipientsOf } from './recipients.ts';

const { contactUs, retreats } = managerTopics;
const hollywood = toLocationId(48751);
const midtown = toLocationId(48750);
const unknownStudio = toLocationId(99_999);

describeOnBothDatabases('recipients of a lead', (open) => {
  test('one manager of two neighboring studios is not the central desk', async () => {
    const database = await open('empty');
    const { kysely } = database;
    await setManagerEmails(database, hollywood, contactUs, ['ana@example.com']);
    await setManagerEmails(database, midtown, contactUs, ['ana@example.com']);
    expect(await recipientsOf(kysely, contactUs, [])).toEqual([links.mail.office]);
    expect(await recipientsOf(kysely, contactUs, [unknownStudio])).toEqual([links.mail.office]);
  });

  test('a lead without a studio goes to the central desk of its form and to no other', async () => {
    const database = await open('empty');
    const { kysely } = database;
    await setManagerEmails(database, null, contactUs, ['office@example.com']);
    await setManagerEmails(database, null, contactUs, ['desk@example.com', 'ana@example.com']);
    await setManagerEmails(database, hollywood, contactUs, ['eva@example.com']);
    expect(await recipientsOf(kysely, contactUs, [])).toEqual(['ana@example.com', 'desk@example.com']);
    expect(await recipientsOf(kysely, contactUs, [midtown])).toEqual(['ana@example.com', 'desk@example.com']);
    expect(await recipientsOf(kysely, contactUs, [hollywood])).toEqual(['eva@example.com']);
    expect(await recipientsOf(kysely, retreats, [])).toEqual([links.mail.office]);
  });

  test('the same mailbox is the central desk of a form once', async () => {
    const { kysely } = await open('empty');
    const row = { location_id: null, form_id: contactUs, email: 'office@example.com' };
    await kysely.insertInto('managers').values(row).execute();
    await expect(kysely.insertInto('managers').values(row).execute()).rejects.toThrow(/unique/i);
  });

  test('every form of a fresh site has a central desk of its own', async () => {
    const { kysely } = await open('seeded');
    const rows = await kysely.selectFrom('managers').selectAll().where('location_id', 'is', null).execute();
    expect(rows.map(({ form_id }) => form_id).sort()).toEqual(Object.values(managerTopics).sort());
    expect(await recipientsOf(kysely, retreats, [])).toEqual(['retreats@heliora.example']);
  });
});
