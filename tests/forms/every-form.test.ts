import { expect, test } from 'vitest';
import { type FormName, formNames, kindsOf } from '#domain/forms/forms.ts';
import { isClosing, stagesOf } from '#domain/tickets/stages.ts';
import { privateFields } from '#domain/tickets/ticket-fields.ts';
import { newTicket } from '#server/models/tickets/opening/new-ticket.ts';
import { termsOf } from '#server/models/tickets/search/search-terms.ts';
import { formCases } from './all-form-cases.ts';
import { consentTexts } from './consent-texts.ts';
import { filesOf } from './form-cases/files-of.ts';
import { fieldNamesOf } from './load-form.ts';
import { fillingsOf, now, sendForm, storingForms } from './sent-form.ts';

test.each(formNames)('%s: the accepted cases fill every field of its schema, and no other', async (name) => {
  const filled = fillingsOf(name).flatMap((values) =>
    Object.keys(values).filter((field) => values[field] !== undefined && values[field] !== ''),
  );
  const fields = new Set([...filled, ...filesOf(name, now).keys()]);
  expect([...fields].sort()).toEqual((await fieldNamesOf(name)).sort());
});

const casesOf = (name: FormName) => formCases[name](() => now);
const messageOf = (name: FormName) => {
  const { message, valid } = casesOf(name);
  return message === null ? undefined : String(valid[message]).trim();
};

test.each(storingForms.filter(messageOf))(
  '%s: its message is the summary of its ticket, and a search finds it',
  async (name) => {
    const message = messageOf(name) ?? '';
    const { rows } = await sendForm(name, casesOf(name).valid);
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

test.each(storingForms)('%s: its ticket has the name and the phone of its sender', async (name) => {
  for (const values of fillingsOf(name)) {
    const given = Object.entries(values).filter(([field]) => !notOfSender.has(field));
    const names = given.flatMap(([field, value]) => (/name/i.test(field) ? [value] : []));
    const phone = given.find(([, value]) => phonePattern.test(String(value)))?.[1];
    const { rows } = await sendForm(name, values);
    for (const row of rows)
      expect(newTicket(row, now).row).toMatchObject({
        name: names.join(' ').trim(),
        phone: String(phone ?? '').replaceAll('-', ''),
      });
  }
});

const withFiles = storingForms.filter((name) => filesOf(name, now).size > 0);

test('the forms with files are found by their cases', () => {
  expect(withFiles).toContain('career-application');
});

test.each(withFiles)(
  '%s: a file is stored with the submission, and the export has its name',
  async (name) => {
    const { valid } = casesOf(name);
    for (const [field, value] of filesOf(name, now)) {
      const [file] = [value].flat();
      const { uploads, csv } = await sendForm(name, { ...valid, [field]: value });
      expect(uploads).toEqual([{ name: expect.any(String), size: file?.size }]);
      expect(csv).toContain(uploads[0]?.name);
    }
  },
);

test.each(storingForms)('%s: the consent is stored exactly as the form asks for it', async (name) => {
  const { valid } = casesOf(name);
  const { rows } = await sendForm(name, { ...valid, ...('marketing' in valid && { marketing: true }) });
  for (const { formKind, requestMetadata } of rows)
    expect([formKind, requestMetadata.consent]).toEqual([formKind, consentTexts[name]]);
});

test.each(storingForms)('%s: managers and visitor get the mails of its kind', async (name) => {
  const { valid, stores } = casesOf(name);
  const { rows, entriesOf } = await sendForm(name, valid);
  for (const row of rows) {
    const mails = entriesOf(row).filter((kind) => kind !== 'forward-lead');
    expect([row.formKind, mails.sort()]).toEqual([row.formKind, stores[row.formKind]?.mails]);
  }
});

test.each(storingForms)('%s: its tickets end with an answer, or with joined or lost', (name) => {
  const ends = { answered: ['answered'], joined: ['joined', 'lost'] };
  const expected = Object.entries(casesOf(name).stores).map(([kind, { lastStage }]) => [
    kind,
    ends[lastStage],
  ]);
  expect(kindsOf(name).map((kind) => [kind, stagesOf(kind).filter(isClosing)])).toEqual(expected);
});
