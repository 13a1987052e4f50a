import type { MailedField } from '#domain/forms/stored-payloads.ts';

/**
 * `message`: shown and searched, and the summary of the row if it is the first that is filled in. `summary`:
 * the same, but not searched. `shown`: only shown. `private`: shown after a press that is logged. `hidden`:
 * the ticket shows it elsewhere.
 */
type FieldUse = 'message' | 'summary' | 'shown' | 'private' | 'hidden';

/** Use of every stored field in a ticket; the summary is the first filled-in field in this order. */
const uses: Readonly<Record<MailedField, FieldUse>> = {
  description: 'message',
  comments: 'message',
  comment: 'message',
  // The reason of a cancellation is not searched, because few roles may read it.
  reason: 'summary',
  cancelType: 'summary',
  position: 'summary',
  company: 'message',
  classDate: 'summary',
  attendees: 'shown',
  freeDays: 'shown',
  suspensionDuration: 'shown',
  location: 'shown',
  studios: 'shown',
  interested_upcoming_location: 'shown',
  zipCode: 'shown',
  address: 'shown',
  city: 'shown',
  state: 'shown',
  zip: 'shown',
  marketing: 'shown',
  name: 'hidden',
  firstName: 'hidden',
  lastName: 'hidden',
  firstname: 'hidden',
  lastname: 'hidden',
  email: 'hidden',
  phone: 'hidden',
  studio: 'hidden',
  birthDate: 'private',
  emergencyName: 'private',
  emergencyPhone: 'private',
  account_id: 'hidden',
};

const fieldsFor = (...wanted: readonly FieldUse[]) =>
  (Object.keys(uses) as MailedField[]).filter((field) => wanted.includes(uses[field]));

export const summaryFields = fieldsFor('message', 'summary');

export const searchedFields = fieldsFor('message');

export const privateFields: ReadonlySet<MailedField> = new Set(fieldsFor('private'));

/** Fields that the ticket shows. */
export const shownFields: ReadonlySet<MailedField> = new Set(fieldsFor('message', 'summary', 'shown'));
