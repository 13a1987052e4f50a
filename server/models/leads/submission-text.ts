import type { MailKind } from '#content/mail-types.ts';
import type { DurationUnit } from '#domain/forms/schemas/cancellation.ts';
import type { MailedField } from '#domain/forms/stored-payloads.ts';
import { forms } from '#words/forms.ts';
import { choiceTexts, fieldLabels, mailedFields, yesOrNo } from '#words/mails.ts';
import type { Submission } from './submissions.ts';

/** A submission as people read it: in the managers' mail and on the staff side. */
export const mailKindOf = ({ form, payload }: Pick<Submission, 'form' | 'payload'>): MailKind =>
  form === 'cancellation' && payload.cancelType === 'suspend' ? 'suspension' : form;

/** "1 months" as the form sends it, "1 month" in correct English. */
const durationText = (duration: string): string => {
  const [amount, unit] = duration.split(' ');
  return forms.durations[unit as DurationUnit]?.label(Number(amount)) ?? duration;
};

const choices = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(choiceTexts).map(([field, texts]) => [field, new Map(Object.entries(texts))]),
);

/** The value of a field in words; empty when the visitor left it out. */
export const fieldText = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yesOrNo.yes : yesOrNo.no;
  if (Array.isArray(value)) return value.map((item) => fieldText(field, item)).join(', ');
  if (field === 'suspensionDuration') return durationText(String(value));
  return choices.get(field)?.get(String(value)) ?? String(value);
};

/** What was filled in of these fields, with the words of the managers' mail. */
export const labelledFields = (
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

/** The sign-up form sends the campaign by name; every other form has it in the address of its page. */
export const campaignOf = ({ utm, pageUri = '' }: Submission['context']): Campaign => {
  const query = URL.canParse(pageUri) ? new URL(pageUri).searchParams : new URLSearchParams();
  const tag = (name: keyof Campaign) => utm?.[name] ?? query.get(`utm_${name}`);
  return { source: tag('source'), medium: tag('medium'), campaign: tag('campaign') };
};
