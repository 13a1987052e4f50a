import { describe, expect, test } from 'vitest';
import { unscoped } from '#server/db/unscoped.ts';
import { schema } from '#server/graphql/schema.ts';
import { describeOnBothDatabases, freshDatabase } from '#tests/databases/databases.ts';
import { distinctCases } from '#tests/forms/distinct-cases.ts';
import { formCalls, isExpressible, type TestedCall } from '#tests/forms/form-calls.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { callMutation, createLeadSite } from '#tests/site/lead-site.ts';

// One test runs a whole table of cases, and a sign-up hashes a password for each case.
const clock = { now: () => Date.parse('2026-11-15T17:00:00Z') };
const openSite = async () => createLeadSite(await freshDatabase('sqlite', 'seeded'), {}, clock);

const casesOf = (call: TestedCall) => {
  const { valid, cases } = call.table(() => clock.now());
  return { valid, cases: distinctCases(cases.filter((one) => isExpressible(call, one))) };
};

const returnsRefusal = ({ selection = '' }: TestedCall) => selection.includes('flag:');

describe.each(formCalls.filter((call) => !returnsRefusal(call)))('$mutation', (call) => {
  const { valid, cases } = casesOf(call);
  const options = { selection: call.selection ?? '' };

  test(`returns the messages of the page for ${cases.length} cases, and stores only valid ones`, async () => {
    const site = await openSite();
    let stored = 0;
    for (const { name, change, errors } of cases) {
      const values = call.toCall({ ...valid, ...change });
      const result = await callMutation(site, call.mutation, values, {
        ...options,
        headers: { 'idempotency-key': name },
      });
      const fields = result.errors?.[0]?.extensions?.fields ?? {};
      expect({ name, fields }).toEqual({ name, fields: errors });
      const isRight = Object.keys(errors).length === 0;
      if (isRight) stored++;
      else
        expect({ name, status: result.status, messages: Object.values(errors) }).toMatchObject({
          status: 422,
          messages: expect.arrayContaining([result.errors?.[0]?.message]),
        });
    }
    expect(cases.length).toBeGreaterThan(3);
    expect((await rowCounts(site.forms.database)).submissions).toBe(stored);
  });

  test('refuses a call without its required payload, and stores nothing', async () => {
    const site = await openSite();
    const result = await callMutation(site, call.mutation, {}, options);
    expect(result.status).toBe(400);
    expect((await rowCounts(site.forms.database)).submissions).toBe(0);
  });
});

describe.each(formCalls.filter(returnsRefusal))('$mutation', (call) => {
  const { valid, cases } = casesOf(call);
  test(`returns a flag and a message for ${cases.length} cases`, async () => {
    const site = await openSite();
    for (const { name, change, errors } of cases) {
      const values = call.toCall({ ...valid, ...change });
      const { data } = await callMutation(site, call.mutation, values, {
        selection: call.selection ?? '',
      });
      const result = data?.[call.mutation] as { flag: boolean; message: string };
      const expected = Object.values(errors);
      expect({ name, flag: result.flag }).toEqual({ name, flag: expected.length === 0 });
      if (expected.length) expect(expected).toContain(result.message);
    }
  });
});

/** server/http/forms tests the mutation with files; no form sends the other one, tested below. */
const testedElsewhere = ['sendEmailForCareerForm', 'sendNewMemberEmailToManager'];
const withoutVersion = (mutation: string) => mutation.replace(/V\d$/, '');

test('every mutation is a version of a call whose cases are run', () => {
  const called = formCalls.map(({ mutation }) => withoutVersion(mutation));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const uncalled = mutations.filter((mutation) => !called.includes(withoutVersion(mutation)));
  expect([...new Set(uncalled.map(withoutVersion))].sort()).toEqual(testedElsewhere);
});

describeOnBothDatabases('calls', (open) => {
  const contact = formCalls.find(({ mutation }) => mutation === 'sendEmailForContactFormV3') as TestedCall;
  const values = contact.toCall(contact.table(() => clock.now()).valid);

  test('all versions of a call store the same', async () => {
    const database = await open('seeded');
    const site = createLeadSite(database);
    const byName = { ...values, studio_location: 'Midtown Miami' };
    for (const version of ['', 'V1', 'V2', 'V3'])
      await callMutation(site, `sendEmailForContactForm${version}`, byName, {
        headers: { 'idempotency-key': version },
      });
    const rows = await unscoped(database.kysely)
      .selectFrom('submissions')
      .select(['form', 'form_id', 'location_id', 'payload'])
      .execute();
    expect(rows).toHaveLength(4);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[2]).toEqual(rows[0]);
    expect(rows[3]).toEqual(rows[0]);
    expect(rows[0]).toMatchObject({ form: 'contact', form_id: 3, location_id: 48750 });
  });

  test('a new member from elsewhere is stored and mailed to the studio, with an invalid email address neither', async () => {
    const database = await open('seeded');
    const site = createLeadSite(database);
    const member = { name: 'Ana Ruiz', phone: '305-555-0142', location: 'Midtown Miami', form_id: 1 };
    const announce = (email: string) =>
      callMutation(site, 'sendNewMemberEmailToManagerV3', { ...member, email, studio_id: 0 });
    expect((await announce('not an address')).status).toBe(422);
    expect(await rowCounts(database)).toMatchObject({ submissions: 0 });
    expect((await announce('ana@example.com')).data).toEqual({ sendNewMemberEmailToManagerV3: true });
    const rows = await unscoped(database.kysely)
      .selectFrom('submissions')
      .select(['form', 'location_id', 'email'])
      .execute();
    expect(rows).toEqual([{ form: 'new-member', location_id: 48750, email: 'ana@example.com' }]);
    const entries = await unscoped(database.kysely).selectFrom('outbox').select('kind').execute();
    expect(entries.map(({ kind }) => kind)).toContain('notify-managers');
  });

  test.each(['sendEmailForContactForm', 'sendCancelMembershipEmailToManager', 'sendNewRetreatLeadEmail'])(
    '%s has its first version under both names',
    (name) => {
      const fields = schema.getMutationType()?.getFields() ?? {};
      const argumentsOf = (field: string) => fields[field]?.args.map((arg) => `${arg.name}: ${arg.type}`);
      expect(argumentsOf(name)).not.toEqual([]);
      expect(argumentsOf(`${name}V1`)).toEqual(argumentsOf(name));
    },
  );

  test('fifteen aliases of one mutation do not get round the limit', async () => {
    const database = await open('seeded');
    const site = createLeadSite(database, { FORMS_PER_MINUTE: '5' }, clock);
    const aliases = Array.from(
      { length: 15 },
      (_, n) => `a${n}: sendEmailForAppLink(email: "a${n}@example.com")`,
    );
    const response = await site.app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation { ${aliases.join(' ')} }` }),
    });
    expect(response.status).toBe(429);
    expect((await rowCounts(database)).submissions).toBe(5);
  });
});
