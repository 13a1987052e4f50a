import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import { counted } from '#content/formats.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type FormKind, type FormName, formNames, kindsOf } from '#domain/forms/forms.ts';
import type { DurationUnit } from '#domain/forms/schemas/cancellation.ts';
import { studios } from '#domain/studios.ts';
import { privateFields } from '#domain/tickets/ticket-fields.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { managersMail } from '#server/deliveries/handlers/compose-mail.ts';
import { listSubmissions, type Submission } from '#server/models/leads/submissions.ts';
import { newTicket } from '#server/models/tickets/opening/new-ticket.ts';
import { termsOf } from '#server/models/tickets/search/search-terms.ts';
import { exportAsCsv } from '#server/operator/submissions.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { formWords } from '#words/forms.ts';
import { yesOrNo } from '#words/staff/manager-mails.ts';
import { formCases } from './all-form-cases.ts';
import { consentTexts } from './consent-texts.ts';
import { type DescribedFile, filesOf, isFile } from './form-cases/files-of.ts';
import { definitionOf, fieldNamesOf } from './load-form.ts';
import { contentOf } from './sample-files.ts';

type Values = Record<string, unknown>;
const now = Date.parse('2026-11-15T17:00:00Z');

/** Always true, because the form cannot be sent without it. */
const impliedFields = ['condition'];

const uploaded = (file: DescribedFile) =>
  new File([new Uint8Array(contentOf(file))], file.name, { type: file.type });

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = formWords.choices;
/** The text that the managers' mail shows for this value; undefined when it shows the value itself. */
const textOf = (field: string, value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? yesOrNo.yes : yesOrNo.no;
  if (field !== 'suspensionDuration') return choices[field]?.[String(value)];
  const [amount, unit] = String(value).split(' ');
  return counted(Number(amount), formWords.durations[unit as DurationUnit]);
};
const studioOf = (value: unknown) => studios.find(({ locationId }) => String(locationId) === value)?.name;
/** A row of the mail is one value, a list, or a full name. */
const valuesOfRow = (row: string, field: string) =>
  /^(?:first|last)name$/i.test(field) ? row.split(' ') : [row, ...row.split(', ')];
const isInMail = (rows: readonly string[], field: string, value: unknown) => {
  const shown = studioOf(value) ?? textOf(field, value) ?? String(value).trim();
  return rows.some((row) => valuesOfRow(row, field).includes(shown));
};

/** Whole words, because a short value such as a number is part of many texts. */
const wordsOf = (words: string) => words.replaceAll('_', ' ').match(/[^\s,;"]+/g) ?? [];
const isInExport = (csv: string, value: unknown) => {
  const exported = new Set(wordsOf(csv));
  return [String(value), studioOf(value)].some(
    (given) => given && wordsOf(given).every((word) => exported.has(word)),
  );
};

/** The valid form, and the cases that fill a field which is empty in the valid form. */
const fillingsOf = (name: FormName): Values[] => {
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

/** Sends the form as its page does, to the site's own endpoints. */
const send = async (name: FormName, values: Values) => {
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

/** As server/deliveries/handlers/compose-mail.ts writes them: the studios of the form by name. */
const mailOf = (row: Submission, values: Values) => {
  const names = [values.studio, values.studioId, values.location].flat().map(studioOf).filter(Boolean);
  const { rows = [] } = managersMail(row, { studios: names as string[], downloads: [], publicUrl: '' }).body;
  return rows.map(({ value }) => value);
};

test.each(formNames)('%s: the accepted cases fill every field of its schema, and no other', async (name) => {
  const filled = fillingsOf(name).flatMap((values) =>
    Object.keys(values).filter((field) => values[field] !== undefined && values[field] !== ''),
  );
  const fields = new Set([...filled, ...filesOf(name, now).keys()]);
  expect([...fields].sort()).toEqual((await fieldNamesOf(name)).sort());
});

const storing = formNames.filter((name) => kindsOf(name).length > 0);

test.each(storing)('%s: every field is in the managers’ mail and in the export', async (name) => {
  // Neither the mail nor the export may contain them.
  const { secrets = [] } = await definitionOf(name);
  for (const values of fillingsOf(name)) {
    const { rows, csv } = await send(name, values);
    const visible = Object.entries(values).flatMap(([field, value]) =>
      [...secrets, ...impliedFields, ...filesOf(name, now).keys()].includes(field)
        ? []
        : [value].flat().map((one) => ({ field, value: one })),
    );
    const given = visible.filter(({ value }) => value !== undefined && value !== '');
    const chosen = [values.studio, values.studioId, values.location].flat().find(studioOf);
    for (const row of rows) {
      if (chosen) expect(row.locationId).toBe(Number(chosen));
      const mail = mailOf(row, values);
      expect({
        kind: row.formKind,
        notInMail: given.filter(({ field, value }) => !isInMail(mail, field, value)),
        notInExport: given.filter(({ value }) => !isInExport(csv, value)),
      }).toEqual({ kind: row.formKind, notInMail: [], notInExport: [] });
      for (const field of secrets)
        if (values[field])
          expect([JSON.stringify(row), ...mail, csv].join('\n')).not.toContain(values[field]);
    }
  }
});

/** The field in which a visitor of the form says what it is about. */
const messages: Record<FormName, string | undefined> = {
  'sign-up': undefined,
  contact: 'description',
  'tech-support': 'description',
  'support-request': 'description',
  'career-application': 'description',
  'future-openings': undefined,
  cancellation: 'reason',
  retreat: 'comment',
  'on-demand': undefined,
  'group-class': 'company',
  'teacher-training': 'description',
  'pre-sale-full-name': 'comments',
  'pre-sale-address': undefined,
  'pre-sale-west-boca': 'comments',
  'upcoming-locations': 'comments',
  'free-class': undefined,
  'app-link': undefined,
};

test.each(storing.filter((name) => messages[name]))(
  '%s: its message is the summary of its ticket, and a search finds it',
  async (name) => {
    const { valid } = formCases[name](() => now);
    const message = String(valid[messages[name] ?? '']).trim();
    const { rows } = await send(name, valid);
    for (const submission of rows) {
      const { row, words } = newTicket(submission, now);
      expect(row.summary).toBe(message.slice(0, 160));
      const isFound = termsOf(message).every((term) => term.words.some((word) => words.includes(word)));
      // Only few roles may read why a member leaves.
      expect(isFound).toBe(name !== 'cancellation');
    }
  },
);

const phonePattern = /^\d{3}-\d{3}-\d{4}$/;
const notOfSender: ReadonlySet<string> = privateFields;

test.each(storing)('%s: its ticket has the name and the phone of its sender', async (name) => {
  for (const values of fillingsOf(name)) {
    const given = Object.entries(values).filter(([field]) => !notOfSender.has(field));
    const names = given.flatMap(([field, value]) => (/name/i.test(field) ? [value] : []));
    const phone = given.find(([, value]) => phonePattern.test(String(value)))?.[1];
    const { rows } = await send(name, values);
    for (const row of rows)
      expect(newTicket(row, now).row).toMatchObject({
        name: names.join(' ').trim(),
        phone: String(phone ?? '').replaceAll('-', ''),
      });
  }
});

const withFiles = storing.filter((name) => filesOf(name, now).size > 0);

test('the forms with files are found by their cases', () => {
  expect(withFiles).toContain('career-application');
});

test.each(withFiles)(
  '%s: a file is stored with the submission, and the export has its name',
  async (name) => {
    const { valid } = formCases[name](() => now);
    for (const [field, value] of filesOf(name, now)) {
      const [file] = [value].flat();
      const { uploads, csv } = await send(name, { ...valid, [field]: value });
      expect(uploads).toEqual([{ name: expect.any(String), size: file?.size }]);
      expect(csv).toContain(uploads[0]?.name);
    }
  },
);

test.each(storing)('%s: the consent is stored exactly as the form asks for it', async (name) => {
  const { valid } = formCases[name](() => now);
  const { rows } = await send(name, { ...valid, ...('marketing' in valid && { marketing: true }) });
  for (const { formKind, requestMetadata } of rows)
    expect([formKind, requestMetadata.consent]).toEqual([formKind, consentTexts[name]]);
});

type Mail = 'confirm-to-visitor' | 'notify-managers';
const toBoth: Mail[] = ['confirm-to-visitor', 'notify-managers'];
const toManagers: Mail[] = ['notify-managers'];
const mailsOfKind: Record<FormKind, Mail[]> = {
  'sign-up': toBoth,
  'career-application': toBoth,
  contact: toBoth,
  'tech-support': toBoth,
  'support-request': toBoth,
  cancellation: toBoth,
  'retreat-lead': toBoth,
  'teacher-training': toBoth,
  'group-class': toBoth,
  'new-member': toManagers,
  'on-demand': toManagers,
  'marketing-lead': toManagers,
  'app-link': ['confirm-to-visitor'],
  'retreat-user': [],
};

test.each(storing)('%s: managers and visitor get the mails of its kind', async (name) => {
  const { rows, entriesOf } = await send(name, formCases[name](() => now).valid);
  for (const row of rows) {
    const mails = entriesOf(row).filter((kind) => kind !== 'forward-lead');
    expect([row.formKind, mails.sort()]).toEqual([row.formKind, mailsOfKind[row.formKind]]);
  }
});
