import { expect, test } from 'vitest';
import type { FormKind } from '#domain/forms/form-kinds.ts';
import type { Submission } from '#server/models/submissions.ts';
import { letterToManagers } from './compose.ts';

const submission = (form: FormKind, payload: Submission['payload']) =>
  ({ form, payload, email: 'hugo@example.com', createdAt: Date.parse('2026-11-15T17:00:00Z') }) as Submission;
const rowsTo = (form: FormKind, payload: Submission['payload'], studio: string) => {
  const { rows = [] } = letterToManagers(submission(form, payload), studio, []).letter;
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
};

test('a pre-sale lead names its studio once, and its visitor whole', () => {
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

test('first and last names are read together, and other studios are told', () => {
  expect(rowsTo('marketing-lead', { firstname: 'Theo', lastname: 'Brandt' }, '')).toEqual({
    Name: 'Theo Brandt',
  });
  expect(rowsTo('sign-up', { firstName: 'Theo', lastName: 'Brandt' }, '')).toEqual({ Name: 'Theo Brandt' });
  const several = { name: 'Ruth', studios: ['Davie', 'Weston'] };
  expect(rowsTo('teacher-training', several, 'Davie')).toMatchObject({ Studios: 'Davie, Weston' });
});

test('choices are told in words', () => {
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

test('an answer and a call are one press away, and so is a file that was too big for the mail', () => {
  const payload = { name: 'Ruth', email: 'ruth+yoga?x@example.com', phone: '305-555-0118' };
  const files = [{ name: 'film.mp4', url: 'https://heliora.example/uploads/abc' }];
  const { letter } = letterToManagers(submission('tech-support', payload), 'Davie', files);
  const urls = Object.fromEntries((letter.rows ?? []).map(({ label, url }) => [label, url]));
  expect(urls).toMatchObject({
    Email: 'mailto:ruth%2Byoga%3Fx@example.com',
    Phone: 'tel:+13055550118',
    'Download (180 days)': 'https://heliora.example/uploads/abc',
  });
  expect(urls.Name).toBeUndefined();
});
