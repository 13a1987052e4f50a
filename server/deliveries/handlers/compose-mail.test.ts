import { expect, test } from 'vitest';
import { type FormKind, formKinds } from '#domain/forms/forms.ts';
import { retention } from '#domain/retention.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { managersMail, visitorMail } from './compose-mail.ts';

const submission = (formKind: FormKind, payload: Submission['payload']) =>
  ({
    id: '019a8bcd-1234-7abc-8def-0123456789ab',
    formKind,
    payload,
    email: 'hugo@example.com',
    createdAt: Date.parse('2026-11-15T17:00:00Z'),
  }) as Submission;
const rowsTo = (formKind: FormKind, payload: Submission['payload'], studio: string) => {
  const { rows = [] } = managersMail(submission(formKind, payload), studio, []).body;
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

test('first and last names are one line, and other studios are listed', () => {
  expect(rowsTo('marketing-lead', { firstname: 'Theo', lastname: 'Brandt' }, '')).toEqual({
    Name: 'Theo Brandt',
  });
  expect(rowsTo('sign-up', { firstName: 'Theo', lastName: 'Brandt' }, '')).toEqual({ Name: 'Theo Brandt' });
  const several = { name: 'Ruth', studios: ['Davie', 'Weston'] };
  expect(rowsTo('teacher-training', several, 'Davie')).toMatchObject({ Studios: 'Davie, Weston' });
});

test('choices are written as words', () => {
  expect(rowsTo('cancellation', { cancelType: 'suspend', suspensionDuration: '2 months' }, '')).toMatchObject(
    {
      Request: 'Suspend the membership',
      'Suspend for': '2 months',
    },
  );
  expect(rowsTo('career-application', { position: 'Front_Desk' }, '')).toMatchObject({
    Position: 'Front Desk',
  });
});

test('the mail links to a reply, a call, and each file too big to attach', () => {
  const payload = { name: 'Ruth', email: 'ruth+yoga?x@example.com', phone: '305-555-0118' };
  const files = [{ name: 'film.mp4', url: 'https://heliora.example/uploads/abc' }];
  const { body } = managersMail(submission('tech-support', payload), 'Davie', files);
  const urls = Object.fromEntries((body.rows ?? []).map(({ label, url }) => [label, url]));
  expect(urls).toMatchObject({
    Email: 'mailto:ruth%2Byoga%3Fx@example.com',
    Phone: 'tel:+13055550118',
    [`Download (${retention.downloadLinks.days} days)`]: 'https://heliora.example/uploads/abc',
  });
  expect(urls.Name).toBeUndefined();
});

const davie = { name: 'Davie', phone: '954-555-0133' };
const receiptOf = (formKind: FormKind, payload: Submission['payload'], studio?: typeof davie) => {
  const mail = visitorMail(submission(formKind, payload), studio, 'https://heliora.example');
  const rows = mail?.body.rows.map(({ label, value }) => [label, value]) ?? [];
  return { subject: mail?.subject, body: mail?.body, rows: Object.fromEntries(rows) };
};

test('a member’s receipt states the request, the studio and the time, and repeats no typed text', () => {
  const typed = { name: 'Hugo Marchetti', reason: 'Moving to Lisbon for good' };
  const request = { ...typed, cancelType: 'suspend', suspensionDuration: '1 months' };
  const suspension = receiptOf('cancellation', request, davie);
  expect(suspension.subject).toBe('We have your suspension request');
  expect(suspension.rows).toEqual({
    Request: 'Suspend the membership',
    'Suspend for': '1 month',
    Studio: 'Davie',
    'Studio phone': '954-555-0133',
    Received: 'November 15, 2026 at 12:00 PM, Florida time',
    Reference: '456789AB',
  });
  expect(JSON.stringify(suspension.body)).not.toMatch(/Hugo|Lisbon/);
  const cancellation = receiptOf('cancellation', { ...request, cancelType: 'cancel' }, davie);
  expect(cancellation.subject).toBe('We have your cancellation request');
  expect(cancellation.rows).toMatchObject({ Request: 'Cancel the membership', Reference: '456789AB' });
  expect(cancellation.rows).not.toHaveProperty('Suspend for');
});

test('managers see in the subject whether a member cancels or suspends, and the receipt’s reference', () => {
  const mail = (cancelType: string) =>
    managersMail(submission('cancellation', { name: 'Ruth', cancelType }), 'Davie', []);
  expect(mail('cancel').subject).toBe('[Cancellation] Davie | Ruth');
  expect(mail('suspend').subject).toBe('[Suspension] Davie | Ruth');
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
