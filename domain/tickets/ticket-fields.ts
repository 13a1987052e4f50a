import { fieldsOf } from '#domain/forms/form-fields.ts';
import { type PlainForm, plainForms } from '#domain/forms/forms.ts';
import type { MailedField, PlainField } from '#domain/forms/stored-payloads.ts';

/** Characters of a stored campaign, source or medium. Filters compare the same part of them. */
export const campaignTagLimit = 80;

/**
 * `message`: shown and searched, and the summary of the row. `unsearched`: as `message`, but not searched.
 * `summary`: shown, and the summary of a row without a message. `shown`: only shown. `private`: shown after a
 * press that is logged. `hidden`: not shown as a field, because the ticket shows it elsewhere.
 */
type FieldUse = 'message' | 'unsearched' | 'summary' | 'shown' | 'private' | 'hidden';

/**
 * Use of the stored fields in a ticket, in the order of the managers' mail and of the columns of an export.
 * A field of a plain form that is not here is shown, after these.
 */
const uses: Readonly<
  Record<Exclude<MailedField, PlainField>, FieldUse> & Partial<Record<PlainField, FieldUse>>
> = {
  firstName: 'hidden',
  lastName: 'hidden',
  firstname: 'hidden',
  lastname: 'hidden',
  name: 'hidden',
  email: 'hidden',
  phone: 'hidden',
  studio: 'hidden',
  studios: 'shown',
  position: 'summary',
  freeDays: 'shown',
  company: 'message',
  classDate: 'summary',
  attendees: 'shown',
  cancelType: 'summary',
  suspensionDuration: 'shown',
  // The reason of a cancellation is not searched, because few roles may read it.
  reason: 'unsearched',
  location: 'shown',
  zipCode: 'shown',
  birthDate: 'private',
  emergencyName: 'private',
  emergencyPhone: 'private',
  address: 'shown',
  city: 'shown',
  state: 'shown',
  zip: 'shown',
  interested_upcoming_location: 'shown',
  account_id: 'hidden',
  description: 'message',
  comment: 'message',
  comments: 'message',
  marketing: 'shown',
};

const plainFields = Object.values<PlainForm>(plainForms).flatMap(({ schema, studio }) =>
  Object.keys(fieldsOf(schema())).filter((field) => field !== studio),
);
export const mailedFields = [...new Set([...Object.keys(uses), ...plainFields])] as MailedField[];

const fieldsFor = (wanted: FieldUse) => mailedFields.filter((field) => (uses[field] ?? 'shown') === wanted);

export const searchedFields = fieldsFor('message');

/** The summary is the first of these that is filled in. */
export const summaryFields = [...searchedFields, ...fieldsFor('unsearched'), ...fieldsFor('summary')];

export const privateFields: ReadonlySet<MailedField> = new Set(fieldsFor('private'));

/** Fields that the ticket shows. */
export const shownFields: ReadonlySet<MailedField> = new Set([...summaryFields, ...fieldsFor('shown')]);
