import { appLinkCases } from './form-cases/app-link.ts';
import { cancellationCases } from './form-cases/cancellation.ts';
import { contactCases } from './form-cases/contact.ts';
import type { FormCase, FormCasesOn } from './form-cases/form-cases.ts';
import { groupClassCases } from './form-cases/group-class.ts';
import { onDemandCases } from './form-cases/on-demand.ts';
import { retreatCases } from './form-cases/retreat.ts';
import { signUpCases } from './form-cases/sign-up.ts';
import { supportRequestCases } from './form-cases/support-request.ts';
import { teacherTrainingCases } from './form-cases/teacher-training.ts';

type Values = Record<string, unknown>;

/** The newest GraphQL call of a form and how it sends the fields, so that page and call share one table of cases. */
export type FormCall = {
  table: FormCasesOn;
  mutation: string;
  selection?: string;
  types: Record<string, string>;
  toCall: (form: Values) => Values;
  /** Fields that the form requires but the call does not. */
  notRequired?: readonly string[];
  /** Fields that the page does not send. */
  pageOnly?: readonly string[];
};

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'String']));
const required = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'String!']));
const numeric = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : 0);
const word = (value: unknown) => (typeof value === 'string' && !/^\d*$/.test(value) ? value : '');

export const formCalls: readonly FormCall[] = [
  {
    table: contactCases,
    mutation: 'sendEmailForContactFormV3',
    types: {
      ...required('email', 'name', 'description', 'studio_location'),
      studio_id: 'Int',
      form_id: 'Int',
    },
    toCall: ({ studio, ...form }) => ({
      ...form,
      studio_location: word(studio),
      studio_id: numeric(studio),
      form_id: 3,
    }),
  },
  {
    table: cancellationCases,
    mutation: 'sendCancelMembershipEmailToManagerV3',
    types: {
      ...required('email', 'name', 'reason', 'location', 'cancelType'),
      suspensionDuration: 'String',
      studio_id: 'Int',
    },
    toCall: ({ location, condition: _, ...form }) => ({
      ...form,
      location: word(location),
      studio_id: numeric(location),
    }),
    pageOnly: ['condition'],
  },
  {
    table: retreatCases,
    mutation: 'sendNewRetreatLeadEmailV3',
    types: {
      ...required('email', 'phone', 'firstName', 'lastName'),
      ...strings('location', 'comment'),
      form_id: 'Int',
    },
    toCall: (form) => ({ ...form, form_id: 5 }),
  },
  {
    table: groupClassCases,
    mutation: 'sendGroupClassEmailToManager',
    types: {
      ...required('name', 'email', 'phone', 'company'),
      studioId: 'Int!',
      classDate: 'String',
      attendees: 'Int',
    },
    toCall: ({ studioId, attendees, ...form }) => ({
      ...form,
      studioId: numeric(studioId),
      attendees: attendees ? Number(attendees) : undefined,
    }),
  },
  {
    table: teacherTrainingCases,
    mutation: 'sendEmailForTeacherTrainingV2',
    types: { ...required('email', 'name', 'phone', 'zipCode', 'description'), studio: '[String!]!' },
    toCall: (form) => form,
  },
  {
    table: supportRequestCases,
    mutation: 'createSupportRequest',
    types: { ...required('email', 'name', 'description'), ...strings('phone', 'studio', 'account_id') },
    toCall: (form) => form,
    pageOnly: ['files'],
  },
  {
    table: appLinkCases,
    mutation: 'sendEmailForAppLink',
    types: required('email'),
    toCall: (form) => form,
  },
  {
    table: signUpCases,
    mutation: 'createAccountV3',
    selection: '{ code_verifier url }',
    types: {
      ...required('email', 'password', 'first_name', 'last_name'),
      ...strings(
        'phone',
        'location',
        'birth_date',
        'zip_code',
        'emergency_contact_name',
        'emergency_contact_phone',
      ),
      marketing: 'Boolean',
    },
    toCall: (form) => ({
      email: form.email,
      password: form.password,
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.phone,
      location: form.studio,
      birth_date: form.dateOfBirth,
      zip_code: form.zipCode,
      emergency_contact_name: form.emergencyName,
      emergency_contact_phone: form.emergencyPhone,
      marketing: form.marketing,
    }),
    notRequired: ['phone', 'studio', 'dateOfBirth', 'zipCode'],
    pageOnly: ['repeatPassword'],
  },
];

/** Calls that return a refusal as data. */
export const answeringCalls: readonly (FormCall & { flag: string })[] = [
  {
    table: onDemandCases,
    mutation: 'addVODUser',
    selection: '{ flag: success message }',
    flag: 'success',
    types: required('name', 'email', 'phone'),
    toCall: (form) => form,
  },
  {
    table: retreatCases,
    mutation: 'addRetreatsUser',
    selection: '{ flag: status message }',
    flag: 'status',
    types: { ...required('email', 'phone', 'firstName', 'lastName'), ...strings('location', 'comment') },
    toCall: (form) => form,
  },
];

/** Whether a case can reach our rules as a call: GraphQL's types reject some values first. */
export const isExpressible = (call: FormCall, { change, errors }: FormCase): boolean => {
  const fields = Object.keys({ ...change, ...errors });
  if (fields.some((field) => call.pageOnly?.includes(field))) return false;
  return Object.entries(change).every(([field, value]) => {
    const isEmpty = value === undefined || value === '';
    if (isEmpty && call.notRequired?.includes(field)) return false;
    if (field === 'attendees') return isEmpty || /^\d+$/.test(String(value));
    if (value === undefined) return errors[field] === undefined;
    return typeof value === 'string' || typeof value === 'boolean'
      ? field !== 'marketing' || typeof value === 'boolean'
      : Array.isArray(value);
  });
};
