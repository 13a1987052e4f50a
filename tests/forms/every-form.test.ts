import { expect, test } from 'vitest';
import { type FormKind, type FormName, formNames } from '#domain/forms/forms.ts';
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

test.each(storingForms.filter((name) => messages[name]))(
  '%s: its message is the summary of its ticket, and a search finds it',
  async (name) => {
    const { valid } = formCases[name](() => now);
    const message = String(valid[messages[name] ?? '']).trim();
    const { rows } = await sendForm(name, valid);
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
    const { valid } = formCases[name](() => now);
    for (const [field, value] of filesOf(name, now)) {
      const [file] = [value].flat();
      const { uploads, csv } = await sendForm(name, { ...valid, [field]: value });
      expect(uploads).toEqual([{ name: expect.any(String), size: file?.size }]);
      expect(csv).toContain(uploads[0]?.name);
    }
  },
);

test.each(storingForms)('%s: the consent is stored exactly as the form asks for it', async (name) => {
  const { valid } = formCases[name](() => now);
  const { rows } = await sendForm(name, { ...valid, ...('marketing' in valid && { marketing: true }) });
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

test.each(storingForms)('%s: managers and visitor get the mails of its kind', async (name) => {
  const { rows, entriesOf } = await sendForm(name, formCases[name](() => now).valid);
  for (const row of rows) {
    const mails = entriesOf(row).filter((kind) => kind !== 'forward-lead');
    expect([row.formKind, mails.sort()]).toEqual([row.formKind, mailsOfKind[row.formKind]]);
  }
});
