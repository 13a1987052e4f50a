import { expect, test, vi } from 'vitest';
import { formNames } from '#domain/forms/forms.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { careerApplicationCases } from '#tests/forms/form-cases/career-application.ts';
import { filesOf } from '#tests/forms/form-cases/files-of.ts';
import type { CreateFormCases, FormCase } from '#tests/forms/form-cases/form-cases.ts';
import { supportRequestCases } from '#tests/forms/form-cases/support-request.ts';
import { techSupportCases } from '#tests/forms/form-cases/tech-support.ts';
import { contentOf } from '#tests/forms/sample-files.ts';
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
type Values = Record<string, unknown>;
type Described = { name: string; size: number; type: string };

/** A call with files: its form, its endpoint and its name there. */
type Call = {
  name: string;
  table: CreateFormCases;
  path: string;
  files: string;
  encode: (values: Values, files: readonly Described[]) => FormData;
};

const attach = (form: FormData, field: string, file: Described) =>
  form.append(field, new Blob([new Uint8Array(contentOf(file))]), file.name);

const overGraphql = (query: string, variables: Values, places: string[], files: readonly Described[]) => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
  for (const [index, file] of files.entries()) attach(form, String(index), file);
  return form;
};

const isId = (studio: unknown) => /^\d+$/.test(String(studio));
const atStudio = (studio: unknown) => ({
  studio_id: isId(studio) ? Number(studio) : 0,
  studio_location: isId(studio) ? '' : studio,
});

const calls: readonly Call[] = [
  {
    name: 'POST /form/tech-support',
    table: techSupportCases,
    path: '/form/tech-support',
    files: 'uploadedFiles',
    encode: ({ studio, ...values }, files) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...values, ...atStudio(studio) }))
        if (value !== undefined) form.append(name, String(value));
      for (const file of files) attach(form, 'files', file);
      return form;
    },
  },
  {
    name: 'createSupportRequestV2',
    table: supportRequestCases,
    path: '/graphql',
    files: 'files',
    encode: (values, files) =>
      overGraphql(
        `mutation($email: String!, $name: String!, $description: String!, $phone: String, $studio: String,
          $account_id: String, $files: [Upload!]) {
          createSupportRequestV2(email: $email, name: $name, description: $description, phone: $phone,
            studio: $studio, account_id: $account_id, files: $files) }`,
        { ...values, files: files.map(() => null) },
        files.map((_, index) => `variables.files.${index}`),
        files,
      ),
  },
  {
    name: 'sendEmailForCareerFormV3',
    table: careerApplicationCases,
    path: '/graphql',
    files: 'curriculumVitae',
    encode: ({ studio, ...values }, files) =>
      overGraphql(
        `mutation($email: String!, $name: String!, $phone: String!, $freeDays: [String!]!, $position: String!,
          $description: String!, $studio_location: String, $studio_id: Int, $form_id: Int, $curriculumVitae: Upload!) {
          sendEmailForCareerFormV3(email: $email, name: $name, phone: $phone, freeDays: $freeDays,
            position: $position, description: $description, studio_location: $studio_location,
            studio_id: $studio_id, form_id: $form_id, curriculumVitae: $curriculumVitae) }`,
        { ...values, ...atStudio(studio), form_id: 7, curriculumVitae: null },
        files.map(() => 'variables.curriculumVitae'),
        files,
      ),
  },
];

test('every form with files has its call here', () => {
  const withFiles = formNames.filter((name) => filesOf(name, now).size > 0);
  expect(calls.map(({ table }) => table(() => now).formName).sort()).toEqual(withFiles.sort());
});

/**
 * Whether a case can reach our rules through this endpoint. Other tests cover what GraphQL's types or body
 * limits refuse.
 */
const isExpressible = ({ path, files: filesField }: Call, { name, change, errors }: FormCase): boolean =>
  Object.entries(change).every(([field, value]) => {
    if (field === filesField) {
      const files = [value].flat();
      return (
        files.every((file) => typeof file === 'object' && (file as Described).size < 6_000_000) &&
        files.length <= 10
      );
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
  const { valid, cases } = call.table(() => now);
  const expressible = cases.filter((one) => isExpressible(call, one));
  let stored = 0;
  for (const { name, change, errors } of expressible) {
    const { [call.files]: chosen, ...values } = { ...valid, ...change };
    const encoded = new Response(call.encode(values, [chosen].flat().filter(Boolean) as Described[]));
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
  expect(expressible.length).toBeGreaterThan(cases.length / 2);
  expect((await rowCounts(database)).submissions).toBe(stored);
});
