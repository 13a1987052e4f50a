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

test('first and last names given apart stay apart, and other studios are told', () => {
  const apart = { firstname: 'Theo', lastname: 'Brandt' };
  expect(rowsTo('marketing-lead', apart, '')).toEqual({ 'First name': 'Theo', 'Last name': 'Brandt' });
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
