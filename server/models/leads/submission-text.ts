import { counted } from '#content/formats.ts';
import type { MailKind } from '#content/mail-types.ts';
import type { DurationUnit } from '#domain/forms/schemas/cancellation.ts';
import type { MailedField } from '#domain/forms/stored-payloads.ts';
import { mailedFields } from '#domain/tickets/ticket-fields.ts';
import { formWords } from '#words/forms.ts';
import { fieldLabels, yesOrNo } from '#words/staff/manager-mails.ts';
import type { Submission } from './submissions.ts';

/** The kind of mail: a cancellation may be a suspension, and a marketing lead one about openings. */
export const mailKindOf = ({ formKind, payload }: Pick<Submission, 'formKind' | 'payload'>): MailKind => {
  if (formKind === 'cancellation' && payload.cancelType === 'suspend') return 'suspension';
  return formKind === 'marketing-lead' && payload.formId === 'future-openings' ? 'future-openings' : formKind;
};

/** Converts "1 months", as the form sends it, to "1 month". */
const durationText = (duration: string): string => {
  const [amount, unit] = duration.split(' ');
  const words = formWords.durations[unit as DurationUnit];
  return words ? counted(Number(amount), words) : duration;
};

const choices = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(formWords.choices).map(([field, texts]) => [field, new Map(Object.entries(texts))]),
);

/** The value of a field as text; empty when the visitor left it out. */
export const fieldText = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yesOrNo.yes : yesOrNo.no;
  if (Array.isArray(value)) return value.map((item) => fieldText(field, item)).join(', ');
  // No form has such a field; to throw here would stop the tickets of a whole batch.
  if (typeof value === 'object') return JSON.stringify(value);
  if (field === 'suspensionDuration') return durationText(String(value));
  return choices.get(field)?.get(String(value)) ?? String(value);
};

/** Labels and values of the fields that were filled in, with the texts of the managers' mail. */
export const labeledFields = (
  { payload }: Pick<Submission, 'payload'>,
  fields: ReadonlySet<MailedField>,
): { label: string; value: string }[] =>
  mailedFields
    .filter((field) => fields.has(field))
    .map((field) => ({ label: fieldLabels[field], value: fieldText(field, payload[field]) }))
    .filter(({ value }) => value !== '');

export const nameOf = ({ payload }: Pick<Submission, 'payload'>): string => {
  const first = payload.name ?? payload.firstName ?? payload.firstname;
  const last = payload.lastName ?? payload.lastname;
  return [first, last].filter((part) => typeof part === 'string' && part).join(' ');
};

type Campaign = Record<'source' | 'medium' | 'campaign', string | null>;

/** The sign-up form sends the campaign as fields; all other forms have it in the URL of their page. */
export const campaignOf = ({ utm, pageUri = '' }: Submission['requestMetadata']): Campaign => {
  const query = URL.canParse(pageUri) ? new URL(pageUri).searchParams : new URLSearchParams();
  const tag = (name: keyof Campaign) => utm?.[name] ?? query.get(`utm_${name}`);
  return { source: tag('source'), medium: tag('medium'), campaign: tag('campaign') };
};
