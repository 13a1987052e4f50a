import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases.ts';
import { callMutation, createLeadSite } from '#tests/lead-site.ts';

describeOnBothDatabases('forms over GraphQL', (open) => {
  test('a contact form is stored with its two mails', async () => {
    const database = await open('seeded');
    const site = createLeadSite(database);
    const answer = await callMutation(
      site,
      'sendEmailForContactForm',
      { email: 'String!', name: 'String!', studio_location: 'String!', description: 'String!' },
      { email: 'a@example.com', name: 'Ana', studio_location: 'Midtown Miami', description: 'Hi' },
    );
    expect(answer).toMatchObject({ status: 200, data: { sendEmailForContactForm: true } });
    const rows = await database.kysely.selectFrom('submissions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(await database.kysely.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  });
});
