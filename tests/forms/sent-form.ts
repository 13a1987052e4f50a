import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type FormName, formNames, kindsOf } from '#domain/forms/forms.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { listSubmissions, type Submission } from '#server/models/leads/submissions.ts';
import { exportAsCsv } from '#server/operator/submissions.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { formCases } from './all-form-cases.ts';
import { type DescribedFile, filesOf, isFile } from './form-cases/files-of.ts';
import { definitionOf } from './load-form.ts';
import { contentOf } from './sample-files.ts';

/** The time at which the forms are sent. */
export const now = Date.parse('2026-11-15T17:00:00Z');

type Values = Record<string, unknown>;

export const storingForms = formNames.filter((name) => kindsOf(name).length > 0);

/** The valid form, and the cases that fill a field which is empty in the valid form. */
export const fillingsOf = (name: FormName): Values[] => {
  const { valid, cases } = formCases[name](() => now);
  const others = cases.filter(
    ({ change, errors }) =>
      Object.keys(errors).length === 0 &&
      Object.entries(change).some(
        ([field, value]) => valid[field] === undefined && value && !filesOf(name, now).has(field),
      ),
  );
  return [valid, ...others.map(({ change }) => ({ ...valid, ...change }))];
};

const uploaded = (file: DescribedFile) =>
  new File([new Uint8Array(contentOf(file))], file.name, { type: file.type });

/** Sends a form as its page does, to the site's own endpoints; returns what the site has of it afterwards. */
export const sendForm = async (name: FormName, values: Values) => {
  const database = await freshDatabase('sqlite', 'seeded');
  const { app } = createLeadSite(database, {}, { now: () => now });
  const form = await definitionOf(name);
  const files = Object.entries(values).flatMap(([field, value]): [string, File | File[]][] => {
    if (isFile(value)) return [[field, uploaded(value)]];
    return Array.isArray(value) && value.some(isFile) ? [[field, value.map(uploaded)]] : [];
  });
  const checked = checkForm(form.schema(), { ...values, ...Object.fromEntries(files) });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const page = { pageUri: 'https://heliora.example/', pageName: 'Heliora' };
  const transport = httpTransport(
    async (path, body, headers) => {
      const response = await app.request(path, { method: 'POST', body, headers });
      return { status: response.status, body: await response.json() };
    },
    { 'idempotency-key': 'every-field' },
    page.pageUri,
  );
  await performInTurn(transport, [form.requests(checked.value, page)].flat());
  const csv = await text(exportAsCsv(database.kysely, {}));
  const entries = await unscoped(database.kysely)
    .selectFrom('outbox')
    .select(['kind', 'submission_id'])
    .execute();
  const uploads = await unscoped(database.kysely).selectFrom('uploads').select(['name', 'size']).execute();
  const rows = await listSubmissions(database.kysely, { limit: 10 });
  // Otherwise tests that look at each row would pass without one.
  expect(rows.map(({ formKind }) => formKind).sort()).toEqual([...kindsOf(name)].sort());
  return {
    rows,
    csv,
    entriesOf: (row: Submission) =>
      entries.filter((entry) => entry.submission_id === row.id).map(({ kind }) => kind),
    uploads,
  };
};
