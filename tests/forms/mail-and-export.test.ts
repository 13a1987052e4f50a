import { expect, test } from 'vitest';
import { counted } from '#content/formats.ts';
import type { DurationUnit } from '#domain/forms/schemas/cancellation.ts';
import { studios } from '#domain/studios.ts';
import { managersMail } from '#server/deliveries/handlers/compose-mail.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { formWords } from '#words/forms.ts';
import { yesOrNo } from '#words/staff/manager-mails.ts';
import { formCases } from './all-form-cases.ts';
import { filesOf } from './form-cases/files-of.ts';
import { definitionOf } from './load-form.ts';
import { fillingsOf, now, sendForm, storingForms } from './sent-form.ts';

/** Always true, because the form cannot be sent without it. */
const impliedFields = ['condition'];

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

type Values = Record<string, unknown>;

/** Ids of the studios that a visitor chose; what else these fields contain is a wish. */
const chosenStudios = (values: Values) =>
  [values.studio, values.studioId, values.location].flat().filter(studioOf);

/** As server/deliveries/handlers/compose-mail.ts writes them: the studios of the form by name. */
const mailOf = (row: Submission, values: Values) => {
  const names = chosenStudios(values).map((id) => String(studioOf(id)));
  const { rows = [] } = managersMail(row, { studios: names, downloads: [], publicUrl: '' }).body;
  return rows.map(({ value }) => value);
};

const filled = storingForms.flatMap((name) => fillingsOf(name).map((values) => ({ name, values })));

test.each(filled)(
  '$name: every field is in the managers’ mail and in the export',
  async ({ name, values }) => {
    const { secrets = [] } = await definitionOf(name);
    const left = [...secrets, ...impliedFields, ...filesOf(name, now).keys()];
    const given = Object.entries(values)
      .filter(([field]) => !left.includes(field))
      .flatMap(([field, value]) => [value].flat().map((one) => ({ field, value: one })))
      .filter(({ value }) => value !== undefined && value !== '');
    const { rows, csv } = await sendForm(name, values);
    for (const row of rows) {
      const mail = mailOf(row, values);
      expect({
        kind: row.formKind,
        notInMail: given.filter(({ field, value }) => !isInMail(mail, field, value)),
        notInExport: given.filter(({ value }) => !isInExport(csv, value)),
      }).toEqual({ kind: row.formKind, notInMail: [], notInExport: [] });
    }
  },
);

test.each(filled.filter(({ values }) => chosenStudios(values).length > 0))(
  '$name: its location is that of the chosen studio',
  async ({ name, values }) => {
    const [chosen] = chosenStudios(values);
    const { rows } = await sendForm(name, values);
    for (const row of rows) expect(row.locationId).toBe(Number(chosen));
  },
);

test('a password is neither stored with the form nor in the mail or the export', async () => {
  const { valid } = formCases['sign-up'](() => now);
  const { rows, csv } = await sendForm('sign-up', valid);
  for (const row of rows)
    expect([JSON.stringify(row), ...mailOf(row, valid), csv].join('\n')).not.toContain(valid.password);
});
