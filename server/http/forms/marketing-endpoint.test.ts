import { expect, test } from 'vitest';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { marketingFormPath, marketingForms } from '#domain/forms/marketing-forms.ts';
import type { MarketingField } from '#domain/forms/marketing-lead.ts';
import { futureOpeningsLead } from '#domain/forms/schemas/future-openings.ts';
import { preSaleAddressLead } from '#domain/forms/schemas/pre-sale-address.ts';
import { preSaleFullNameLead } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { upcomingLocationsLead } from '#domain/forms/schemas/upcoming-locations.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { futureOpeningsCases } from '#tests/forms/form-cases/future-openings.ts';
import { preSaleAddressCases } from '#tests/forms/form-cases/pre-sale-address.ts';
import { preSaleFullNameCases } from '#tests/forms/form-cases/pre-sale-full-name.ts';
import { upcomingLocationsCases } from '#tests/forms/form-cases/upcoming-locations.ts';
import { deliveryEntries, rowCounts } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';

const clock = () => Date.parse('2026-11-15T17:00:00Z');
const leads: Record<
  string,
  { cases: ReturnType<typeof preSaleAddressCases>; toLead: (form: never, studio: string) => MarketingField[] }
> = {
  'full-name': { cases: preSaleFullNameCases(clock), toLead: preSaleFullNameLead },
  address: { cases: preSaleAddressCases(clock), toLead: preSaleAddressLead },
  'first-and-last-name': { cases: upcomingLocationsCases(clock), toLead: upcomingLocationsLead },
  'future-openings': { cases: futureOpeningsCases(clock), toLead: futureOpeningsLead },
};
const context = {
  pageUri: 'https://heliora.example/delray',
  pageName: 'Delray',
  hutk: '0123456789abcdef0123456789abcdef',
  ipAddress: '198.51.100.4',
};

describeOnSqlite('the marketing-forms endpoint', (open) => {
  const openSite = async () => {
    const database = await open('seeded');
    const { app } = createLeadSite(database);
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    return { database, post };
  };

  test.each(marketingForms)('stores a lead for $id', async ({ id, variant, studios }) => {
    const { database, post } = await openSite();
    const { cases, toLead } = leads[variant] as (typeof leads)[string];
    const fields = toLead(cases.valid as never, studios[0] ?? '');
    expect((await post(marketingFormPath(id), { submittedAt: clock(), fields, context })).status).toBe(200);
    const [row] = await unscoped(database.kysely).selectFrom('submissions').selectAll().execute();
    expect(row).toMatchObject({ form: 'marketing-lead', email: cases.valid.email });
    expect(fromJson(row?.payload ?? '{}')).toMatchObject({
      formId: id,
      fields,
      ...(studios.length > 0 ? { location: studios.join(', ') } : {}),
    });
    expect(fromJson(row?.context ?? '{}')).toMatchObject({ pageUri: context.pageUri, hutk: context.hutk });
    const entries = await deliveryEntries(database);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['forward-lead', 'notify-managers']);
  });

  test.each([
    [
      'future-openings',
      { position: 'Teacher', studio: '48720' },
      48720,
      managerTopics.careerTeacher,
      [48720],
    ],
    ['future-openings', { position: 'Corporate', studio: '' }, null, managerTopics.careerCorporate, []],
    ['upcoming-hollywood', {}, 48751, managerTopics.contactUs, [48751]],
    ['upcoming-locations', {}, null, managerTopics.contactUs, [48751, 48750]],
  ] as const)(
    'a lead of %s with %j is stored with its studio, and its managers are told',
    async (id, chosen, locationId, topic, locationIds) => {
      const { database, post } = await openSite();
      const { variant = '' } = marketingForms.find((form) => form.id === id) ?? {};
      const { cases, toLead } = leads[variant] as (typeof leads)[string];
      const fields = toLead({ ...cases.valid, ...chosen } as never, '');
      expect((await post(marketingFormPath(id), { fields, context })).status).toBe(200);
      const [row] = await unscoped(database.kysely).selectFrom('submissions').selectAll().execute();
      expect(row?.location_id).toBe(locationId);
      const [entry] = await unscoped(database.kysely)
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'notify-managers')
        .execute();
      expect(fromJson(entry?.payload ?? '{}')).toEqual({ formId: topic, studioIds: locationIds });
    },
  );

  test.each(Object.entries(leads))(
    'refuses invalid %s leads with the messages of the page',
    async (variant, { cases, toLead }) => {
      const { database, post } = await openSite();
      const form = marketingForms.find((one) => one.variant === variant);
      let stored = 0;
      for (const { name, change, errors } of cases.cases) {
        const values = Object.values(change);
        if (values.some((value) => value === undefined || typeof value === 'number')) continue;
        const fields = toLead({ ...cases.valid, ...change } as never, form?.studios[0] ?? '');
        // The full name is split at white space, which removes the special character of this case.
        if (/line break|null byte|spaces$/.test(name) && name.includes('fullname')) continue;
        const result = await post(
          marketingFormPath(form?.id ?? ''),
          { fields, context },
          { 'idempotency-key': name },
        );
        expect({ name, messages: Object.values((result.body.fields as object) ?? {}) }).toEqual({
          name,
          messages: Object.values(errors),
        });
        expect(result.status).toBe(Object.keys(errors).length ? 400 : 200);
        if (result.status === 200) stored++;
      }
      expect((await rowCounts(database)).submissions).toBe(stored);
    },
  );

  test.each(['Nowhere', 'Delray\u0000', 'delray', ''])(
    'a lead for Delray with “%s” as its studio is refused',
    async (name) => {
      const { database, post } = await openSite();
      const fields = preSaleAddressLead(preSaleAddressCases(clock).valid as never, name);
      expect((await post(marketingFormPath('pre-sale-delray'), { fields })).status).toBe(400);
      expect((await rowCounts(database)).submissions).toBe(0);
    },
  );

  test('control characters and lone surrogates in the context are removed, and the lead is stored', async () => {
    const { database, post } = await openSite();
    const fields = upcomingLocationsLead(upcomingLocationsCases(clock).valid as never);
    const odd = {
      hutk: 'a\u0000b',
      pageUri: 'https://heliora.example/\u0000\r\nx',
      pageName: `${'x'.repeat(199)}💪`,
    };
    const path = marketingFormPath('upcoming-locations');
    expect((await post(path, { fields, context: odd })).status).toBe(200);
    const row = await unscoped(database.kysely)
      .selectFrom('submissions')
      .select('context')
      .executeTakeFirstOrThrow();
    expect(fromJson(row.context)).toMatchObject({
      hutk: 'ab',
      pageUri: 'https://heliora.example/x',
      pageName: `${'x'.repeat(199)}\ufffd`,
    });
  });

  test('errors have the provider’s format', async () => {
    const { post } = await openSite();
    const fields = [{ objectTypeId: '0-1', name: 'email', value: 'nobody' }];
    const { body } = await post(marketingFormPath('upcoming-locations'), { fields });
    expect(body).toMatchObject({ status: 'error', correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(body.errors).toContainEqual({ message: 'Enter a valid email', errorType: 'INVALID_EMAIL' });
    expect(body.errors).toContainEqual({ message: 'Name is required', errorType: 'REQUIRED_FIELD' });
  });

  const email = { objectTypeId: '0-1', name: 'email', value: 'a@example.com' };
  test.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['null', null, 400],
    ['fields that are no list', { fields: 'x' }, 400],
    ['no fields', { fields: [] }, 400],
    ['a field without a name', { fields: [{ value: 'x' }] }, 400],
    ['a value that is an object', { fields: [{ name: 'email', value: { a: 1 } }] }, 400],
    ['ten thousand fields', { fields: Array(10_000).fill({ name: 'a', value: '' }) }, 413],
    ['1,001 fields', { fields: Array(1001).fill({ name: 'a', value: '' }) }, 400],
    ['a field the form does not have', { fields: [email, { name: 'is_admin', value: '1' }] }, 400],
    ['a field called __proto__', '{"fields":[{"name":"__proto__","value":"x"}]}', 400],
    ['deep nesting', `{"fields":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
    ['a context that is a text', { fields: [email], context: 'x' }, 400],
    ['200 KB', { fields: [{ name: 'email', value: 'x'.repeat(200_000) }] }, 413],
  ])('%s is refused', async (_, body, status) => {
    const { database, post } = await openSite();
    expect((await post(marketingFormPath('upcoming-locations'), body)).status).toBe(status);
    expect((await rowCounts(database)).submissions).toBe(0);
  });

  test.each([marketingFormPath('nothing'), '/marketing-forms/other/upcoming-locations'])(
    '%s is not found',
    async (path) => {
      const { post } = await openSite();
      expect((await post(path, {})).status).toBe(404);
    },
  );

  test('a lead of another site is refused', async () => {
    const { post } = await openSite();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await post(marketingFormPath('upcoming-locations'), {}, headers)).status).toBe(403);
  });
});
