import type { AppLink } from './app-link.ts';
import type { Cancellation } from './cancellation.ts';
import type { CareerApplication } from './career-application.ts';
import type { Contact } from './contact.ts';
import type { FormKind } from './forms.ts';
import type { GroupClass } from './group-class.ts';
import type { MarketingFieldName } from './marketing-forms.ts';
import type { MarketingField } from './marketing-lead.ts';
import type { OnDemandLead } from './on-demand.ts';
import type { Retreat } from './retreat.ts';
import type { SignUp } from './sign-up.ts';
import type { SupportRequest } from './support-request.ts';
import type { TeacherTraining } from './teacher-training.ts';
import type { TechSupport } from './tech-support.ts';

/** Names of the files as the visitor called them; the files themselves are in the store. */
type Files = { files: readonly string[] };

type Payloads = {
  /** The password is stored as a hash with the account only; its repetition is checked and dropped. */
  'sign-up': Partial<Omit<SignUp, 'password' | 'repeatPassword' | 'dateOfBirth' | 'studio'>> & {
    birthDate?: string;
    studio?: number;
  };
  'new-member': { name: string; email: string; phone: string };
  'career-application': Omit<CareerApplication, 'studio' | 'curriculumVitae'> & Files;
  contact: Omit<Contact, 'studio'>;
  'tech-support': Omit<TechSupport, 'studio' | 'uploadedFiles'> & Files;
  'support-request': Omit<SupportRequest, 'studio' | 'files'> & Files;
  /** Sent only once the condition is accepted, so it is always true. */
  cancellation: Omit<Cancellation, 'location' | 'condition'>;
  'retreat-lead': Retreat;
  'retreat-user': Retreat;
  'teacher-training': Omit<TeacherTraining, 'studio'> & { studios: readonly string[] };
  'on-demand': OnDemandLead;
  'group-class': Omit<GroupClass, 'studioId'>;
  'app-link': AppLink;
  /** `formId` and `fields` are what the provider takes; the values stand beside them by name. */
  'marketing-lead': Partial<Record<MarketingFieldName, string>> & {
    formId: string;
    location?: string;
    fields: MarketingField[];
  };
};

/**
 * What a submission of each kind stores beside the columns `studio_id` and `email`. Derived from the schemas: a new field
 * of a form is a new `PayloadField`, and `fieldLabels` in the words of the mails does not compile until it has a label.
 */
export type StoredPayloads = { [Kind in FormKind]: Payloads[Kind] };
export type PayloadField = { [Kind in FormKind]: keyof StoredPayloads[Kind] }[FormKind];

/** Fields without a line in the managers' mail: files are attached or linked, the others are for the provider only. */
const unmailedFields = ['files', 'formId', 'fields'] as const satisfies readonly PayloadField[];
export type MailedField = Exclude<PayloadField, (typeof unmailedFields)[number]>;
