import type * as z from 'zod/mini';
import type { LocationId } from '#domain/studios.ts';
import type { FormKind, PlainKind, plainForms } from './forms.ts';
import type { MarketingFieldName } from './marketing-forms.ts';
import type { MarketingField } from './marketing-lead.ts';
import type { Cancellation } from './schemas/cancellation.ts';
import type { CareerApplication } from './schemas/career-application.ts';
import type { Contact } from './schemas/contact.ts';
import type { OnDemandLead } from './schemas/on-demand.ts';
import type { Retreat } from './schemas/retreat.ts';
import type { SignUp } from './schemas/sign-up.ts';
import type { SupportRequest } from './schemas/support-request.ts';
import type { TeacherTraining } from './schemas/teacher-training.ts';
import type { TechSupport } from './schemas/tech-support.ts';

/** The visitor's file names; the files themselves are in the file store. */
type Files = { files: readonly string[] };

type PlainPayloads = {
  [Kind in PlainKind]: Omit<
    z.output<ReturnType<(typeof plainForms)[Kind]['schema']>>,
    (typeof plainForms)[Kind] extends { studio: infer Studio } ? Studio & string : never
  >;
};
export type PlainField = { [Kind in PlainKind]: keyof PlainPayloads[Kind] }[PlainKind];
type Payloads = PlainPayloads & {
  /** The password is stored only as a hash, with the account; its confirmation is not stored. */
  'sign-up': Partial<Omit<SignUp, 'password' | 'repeatPassword' | 'dateOfBirth' | 'studio'>> & {
    birthDate?: string;
    studio?: LocationId;
  };
  'new-member': { name: string; email: string; phone: string };
  'career-application': Omit<CareerApplication, 'studio' | 'curriculumVitae'> & Files;
  contact: Omit<Contact, 'studio'>;
  'tech-support': Omit<TechSupport, 'studio' | 'uploadedFiles'> & Files;
  'support-request': Omit<SupportRequest, 'studio' | 'files'> & Files;
  /** `condition` is always true, because the form requires it. */
  cancellation: Omit<Cancellation, 'location' | 'condition'>;
  'retreat-lead': Retreat;
  'retreat-user': Retreat;
  'teacher-training': Omit<TeacherTraining, 'studio'> & { studios: readonly string[] };
  'on-demand': OnDemandLead;
  /** `formId` and `fields` are for the provider; the same values are also stored by name. */
  'marketing-lead': Partial<Record<MarketingFieldName, string>> & {
    formId: string;
    location?: string;
    fields: MarketingField[];
  };
};

/**
 * The stored payload of each kind. A studio is stored in the column `location_id` instead. Derived from the
 * schemas: a new field of a form is a new `PayloadField`, and `fieldLabels` in the texts of the managers'
 * mails does not compile without a label for it.
 */
export type StoredPayloads = { [Kind in FormKind]: Payloads[Kind] };
export type PayloadField = { [Kind in FormKind]: keyof StoredPayloads[Kind] }[FormKind];

/** Fields without a line in the managers' mail: files are attached, the others are for the provider. */
const unmailedFields = ['files', 'formId', 'fields'] as const satisfies readonly PayloadField[];
export type MailedField = Exclude<PayloadField, (typeof unmailedFields)[number]>;

type Literal<Value> = Value extends readonly (infer Item)[]
  ? Literal<Item>
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;
/** The values of a field with a fixed list of values; none for other fields. */
type ChoiceOf<Field> = {
  [Kind in FormKind]: Field extends keyof StoredPayloads[Kind]
    ? Literal<NonNullable<StoredPayloads[Kind][Field]>>
    : never;
}[FormKind];
/** A text for each value of each field with a fixed list: a new choice does not compile without its text. */
export type ChoiceTexts = {
  readonly [Field in MailedField as [ChoiceOf<Field>] extends [never] ? never : Field]: Readonly<
    Record<ChoiceOf<Field>, string>
  >;
};
