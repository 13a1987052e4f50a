import type { InputFieldMap } from '@pothos/core';
import { type FormField, type FormSchema, fieldsOf } from '#domain/forms/form-fields.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import type { builder } from './builder.ts';

const { shortText, email, longText, attendees } = limits;
const locationId = 'Booking id of the studio, such as 48720.';
const message = `What the sender wants to say, at most ${longText.max} characters.`;

/** Descriptions of fields that several forms have; the limits come from the form rules. */
const fieldDescriptions: Readonly<Record<string, string>> = {
  email: `E-mail address of the sender, at most ${email.max} characters. Our answer goes there.`,
  name: `Full name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  firstName: `First name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  lastName: `Last name of the sender, ${shortText.min} to ${shortText.max} characters.`,
  phone: 'Telephone number of the sender, written as 954-555-0142.',
  zipCode: 'Zip code of the sender: five digits.',
  description: message,
  comment: message,
  company: `Name of the group, ${shortText.min} to ${shortText.max} characters.`,
  classDate: 'The wished day as MM/DD/YYYY, after today at the studio.',
  attendees: `How many will come: 1 to ${attendees.max}.`,
  studio: locationId,
  studioId: locationId,
};

export const argumentDescriptions = {
  studioName:
    'The studio by its name, slug or booking id, such as Davie. Counts only when the studio id is missing or 0.',
  locationId:
    'Booking id of the studio, such as 48720. With 0 or null the studio is found by the name in the other argument.',
  formId: (defaultTopic: keyof typeof managerTopics) =>
    `Which of the studio’s managers receive it, by form id (${Object.values(managerTopics).join(', ')}). With 0 or any other number: ${managerTopics[defaultTopic]}.`,
  sent: 'True once the form is stored; a form that is not stored is an error, never false.',
} as const;

type MutationBuilder = Parameters<Parameters<typeof builder.mutationFields>[0]>[0];

/** The arguments of a call with the fields of a form. `descriptions`: of fields that only it has. */
export const formArguments = <Schema extends FormSchema>(
  t: MutationBuilder,
  schema: Schema,
  descriptions: { readonly [Field in keyof Schema['shape']]?: string } = {},
) => {
  const fields = Object.entries<FormField>(fieldsOf(schema));
  const args = fields.map(([name, { type, isList, isRequired }]): [string, InputFieldMap[string]] => {
    const description = descriptions[name] ?? fieldDescriptions[name] ?? '';
    return [name, t.arg({ type: isList ? [type] : type, required: isRequired, description })];
  });
  return Object.fromEntries(args) as Record<keyof Schema['shape'] & string, InputFieldMap[string]>;
};

export const unusedFormId = (t: MutationBuilder) =>
  t.arg.int({
    required: false,
    defaultValue: 0,
    description: 'Accepted for older clients and not read: what is sent decides by itself who receives it.',
  });

export const optionalLocationId = (t: MutationBuilder) =>
  t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.locationId });
