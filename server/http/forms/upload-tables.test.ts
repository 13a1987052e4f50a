import { expect, test, vi } from 'vitest';
import { formNames } from '#domain/forms/forms.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { filesOf, isFile } from '#tests/forms/form-cases/files-of.ts';
import type { FormCase, UploadCall } from '#tests/forms/form-cases/form-cases.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const now = Date.parse('2026-11-15T17:00:00Z');
const folder = temporaryFolder();
type ResponseBody = {
  fields?: Record<string, string>;
  errors?: { extensions?: { fields?: Record<string, string> } }[];
};

const calls = formNames.flatMap((name) => {
  const { upload, valid, cases } = formCases[name](() => now);
  return upload ? [{ name, valid, cases, ...upload }] : [];
});

test('the cases of every form with files have its call', () => {
  expect(calls.map(({ name }) => name)).toEqual(formNames.filter((name) => filesOf(name, now).size > 0));
});

/**
 * Whether a case can reach our rules through this endpoint. Other tests cover what GraphQL's types or body
 * limits refuse.
 */
const isExpressible = (
  { path, field: filesField }: UploadCall,
  { name, change, errors }: FormCase,
): boolean =>
  Object.entries(change).every(([field, value]) => {
    if (field === filesField) {
      const files = [value].flat();
      return files.every((file) => isFile(file) && file.size < 6_000_000) && files.length <= 10;
    }
    // A multipart body cannot contain a lone surrogate, and a required argument cannot be omitted.
    if (path !== '/graphql') return typeof value !== 'number' && !/half a character/.test(name);
    return value === undefined
      ? errors[field] === undefined || field === 'studio'
      : typeof value !== 'number';
  });

test.each(calls)('$name returns the messages of the page, and stores only valid forms', async (call) => {
  const database = await freshDatabase('sqlite', 'seeded');
  const site = createLeadSite(database, { DATA_DIR: folder }, { now: () => now });
  const expressible = call.cases.filter((one) => isExpressible(call, one));
  let stored = 0;
  for (const { name, change, errors } of expressible) {
    const { [call.field]: chosen, ...values } = { ...call.valid, ...change };
    const encoded = new Response(call.body(values, [chosen].flat().filter(isFile)));
    const response = await site.app.request(call.path, {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'x-requested-with': 'heliora',
        'idempotency-key': name,
      },
      body: new Uint8Array(await encoded.arrayBuffer()),
    });
    const body = (await response.json()) as ResponseBody;
    const fields = body.fields ?? body.errors?.[0]?.extensions?.fields ?? {};
    const status = Object.keys(errors).length ? 422 : 200;
    expect({ name, fields, status: response.status }).toEqual({ name, fields: errors, status });
    if (response.status === 200) stored++;
  }
  expect(expressible.length).toBeGreaterThan(call.cases.length / 2);
  expect((await rowCounts(database)).submissions).toBe(stored);
});
