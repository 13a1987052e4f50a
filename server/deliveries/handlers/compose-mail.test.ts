import { expect, test } from 'vitest';
import { type FormKind, formKinds } from '#domain/forms/forms.ts';
import { retention } from '#domain/retention.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { formWords } from '#words/forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { managersMail } from './compose-mail.ts';
import { visitorMailComposer } from './visitor-mails.ts';

const submission = (formKind: FormKind, payload: Submission['payload']) =>
  ({
    id: '019a8bcd-1234-7abc-8def-0123456789ab',
    formKind,
    payload,
    email: 'hugo@example.com',
    requestMetadata: { ip: '' },
    createdAt: Date.parse('2026-11-15T17:00:00Z'),
  }) as Submission;
const publicUrl = 'https://heliora.example';
const rowsTo = (formKind: FormKind, payload: Submission['payload'], ...studios: string[]) => {
  const { rows = [] } = managersMail(submission(formKind, payload), {
    studios,
    downloads: [],
    publicUrl,
  }).body;
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
};

test('the mail of a pre-sale lead has the studio once and the visitor’s full name', () => {
  const payload = {
    firstname: 'Hugo Marchetti',
    email: 'hugo@example.com',
    city: 'Delray',
    location: 'Delray',
    interested_upcoming_location: 'Delray',
  };
  expect(rowsTo('marketing-lead', payload, 'Delray')).toEqual({
    Name: 'Hugo Marchetti',
    Email: 'hugo@example.com',
    Studio: 'Delray',
    City: 'Delray',
  });
});

test('first and last names are one line, and several studios are listed once', () => {
  expect(rowsTo('marketing-lead', { firstname: 'Theo', lastname: 'Brandt' })).toEqual({
    Name: 'Theo Brandt',
  });
  expect(rowsTo('sign-up', { firstName: 'Theo', lastName: 'Brandt' })).toEqual({ Name: 'Theo Brandt' });
  const several = { name: 'Ruth', studios: ['Davie', 'Weston'] };
  expect(rowsTo('teacher-training', several, 'Davie', 'Weston')).toEqual({
    Name: 'Ruth',
    Studios: 'Davie, Weston',
    Reference: '456789AB',
  });
});

test('the mail of the pre-sale of two studios has both and the page', () => {
  const lead = {
    ...submission('marketing-lead', { firstname: 'Theo', location: 'Midtown Miami, Hollywood' }),
    requestMetadata: {
      ip: '',
      pageName: 'Pre-Sale',
      pageUri: 'https://heliora.example/upcoming-locations?a=b',
    },
  } as Submission;
  const { subject, body } = managersMail(lead, {
    studios: ['Midtown Miami', 'Hollywood'],
    downloads: [],
    publicUrl,
  });
  expect(subject).toMatch(/^\[Pre-sale\] Midtown Miami, Hollywood \| Theo \(ref\. \w{8}\)$/);
  expect(body.rows).toEqual([
    { label: 'Name', value: 'Theo' },
    { label: 'Studios', value: 'Midtown Miami, Hollywood' },
    { label: 'Page', value: 'Pre-Sale, /upcoming-locations' },
  ]);
});

test('the mail of a lead from a Spanish page is English, and names the language', () => {
  const lead = {
    ...submission('group-class', { name: 'José Peña' }),
    requestMetadata: { ip: '', language: 'es' },
  } as Submission;
  const { subject, body } = managersMail(lead, { studios: ['Davie'], downloads: [], publicUrl });
  expect(subject).toContain('José Peña');
  expect(body.rows?.slice(0, 2)).toEqual([
    { label: 'Name', value: 'José Peña' },
    { label: 'Studio', value: 'Davie' },
  ]);
  expect(body.rows).toContainEqual({ label: 'Language', value: 'Spanish' });
});

test('each mail to managers repeats what its thank-you panel promised', () => {
  const introOf = (kind: FormKind, payload: Submission['payload']) =>
    managersMail(submission(kind, payload), { studios: [], downloads: [], publicUrl }).body.paragraphs.join(
      ' ',
    );
  const call = 'within the next 24 hours';
  expect(introOf('marketing-lead', { formId: 'upcoming-locations' })).toContain(call);
  for (const { text } of [preSale.sent, preSale.informationSent]) expect(text).toContain(call);
  const openings = introOf('marketing-lead', { formId: 'future-openings' });
  expect(openings).not.toContain(call);
  expect(openings).toContain('before a position like theirs is posted');
});

test('an application is confirmed with the words of its panel, and not as one of a studio', () => {
  const texts = (kind: FormKind) => receiptOf(kind, {}).body?.paragraphs.join(' ') ?? '';
  expect(texts('career-application')).not.toContain('studio');
  expect(texts('career-application')).toContain('if there is a match');
  expect(formWords.careerSent.text).toContain('if there is a match');
  expect(texts('teacher-training')).toContain('write back within two weeks');
  expect(formWords.teacherTrainingSent.text).toContain('write back within two weeks');
});

test('choices are written as words', () => {
  expect(rowsTo('cancellation', { cancelType: 'suspend', suspensionDuration: '2 months' })).toMatchObject({
    Request: 'Suspend my membership',
    'Suspend for': '2 months',
  });
  expect(rowsTo('career-application', { position: 'Front_Desk' })).toMatchObject({
    Position: 'Front Desk',
  });
});

test('the mail links to the lead, a call, and each file too big to attach, and not to a reply by mail', () => {
  const payload = { name: 'Ruth', email: 'ruth+yoga?x@example.com', phone: '305-555-0118' };
  const files = [{ name: 'film.mp4', url: 'https://heliora.example/uploads/abc' }];
  const { body } = managersMail(submission('tech-support', payload), {
    studios: ['Davie'],
    downloads: files,
    publicUrl,
  });
  const urls = Object.fromEntries((body.rows ?? []).map(({ label, url }) => [label, url]));
  expect(urls).toMatchObject({
    'Phone Number': 'tel:+13055550118',
    [`Download (${retention.downloadLinks.days} days)`]: 'https://heliora.example/uploads/abc',
  });
  expect([urls.Name, urls.Email]).toEqual([undefined, undefined]);
  expect(body.button?.url).toBe(`${publicUrl}/staff/leads/019a8bcd-1234-7abc-8def-0123456789ab`);
});

const davie = { name: 'Davie', phone: '954-555-0133' };
const receiptOf = (formKind: FormKind, payload: Submission['payload'], studio?: typeof davie) => {
  const mail = visitorMailComposer.visitorMail(
    submission(formKind, payload),
    studio,
    'https://heliora.example',
  );
  const rows = mail?.body.rows.map(({ label, value }) => [label, value]) ?? [];
  return { subject: mail?.subject, body: mail?.body, rows: Object.fromEntries(rows) };
};

test('a member’s receipt states the request, the studio and the time, and repeats no typed text', () => {
  const typed = { name: 'Hugo Marchetti', reason: 'Moving to Lisbon for good' };
  const request = { ...typed, cancelType: 'suspend', suspensionDuration: '1 months' };
  const suspension = receiptOf('cancellation', request, davie);
  expect(suspension.subject).toBe('We have your suspension request');
  expect(suspension.rows).toEqual({
    Request: 'Suspend my membership',
    'Suspend for': '1 month',
    Studio: 'Davie',
    'Studio phone': '954-555-0133',
    Received: 'November 15, 2026 at 12:00 PM, Florida time',
    Reference: '456789AB',
  });
  expect(JSON.stringify(suspension.body)).not.toMatch(/Hugo|Lisbon/);
  const cancellation = receiptOf('cancellation', { ...request, cancelType: 'cancel' }, davie);
  expect(cancellation.subject).toBe('We have your cancellation request');
  expect(cancellation.rows).toMatchObject({ Request: 'Cancel my membership', Reference: '456789AB' });
  expect(cancellation.rows).not.toHaveProperty('Suspend for');
});

test('managers see in the subject whether a member cancels or suspends, and the receipt’s reference', () => {
  const mail = (cancelType: string) =>
    managersMail(submission('cancellation', { name: 'Ruth', cancelType }), {
      studios: ['Davie'],
      downloads: [],
      publicUrl,
    });
  expect(mail('cancel').subject).toBe('[Cancellation] Davie | Ruth (ref. 456789AB)');
  expect(mail('suspend').subject).toBe('[Suspension] Davie | Ruth (ref. 456789AB)');
  expect(mail('suspend').body.rows).toContainEqual({ label: 'Reference', value: '456789AB' });
});

test('a confirmation states when we received the form, and has a link to continue', () => {
  for (const formKind of formKinds) {
    const { body, rows } = receiptOf(formKind, { studios: ['Davie', 'Weston'] }, davie);
    if (!body) continue;
    expect(body.button?.url, formKind).toMatch(/^https:\/\/heliora\.example\/[a-z]/);
    if (formKind !== 'sign-up' && formKind !== 'app-link') expect(rows, formKind).toHaveProperty('Received');
  }
  expect(receiptOf('teacher-training', { studios: ['Davie', 'Weston'] }, davie).rows).toMatchObject({
    Studios: 'Davie, Weston',
  });
});
