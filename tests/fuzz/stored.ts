import * as z from 'zod/mini';
import { checkForm } from '#domain/forms/check-form.ts';
import { type FormKind, formKinds, formNames, kindsOf } from '#domain/forms/forms.ts';
import { systemTime } from '#domain/forms/rules/calendar-date.ts';
import { email, ifGiven, name, phone, studio, zip } from '#domain/forms/rules/fields.ts';
import type { Db } from '#server/db/connect.ts';
import { newMemberSchema } from '#server/forms/new-member.ts';
import { listSubmissions, type Submission } from '#server/models/leads/submissions.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';

const studioField = 'interested_upcoming_location';

const person = z.object({
  email: email(),
  firstName: name(),
  lastName: name(),
  phone: ifGiven(phone()),
  zipCode: ifGiven(zip()),
});
const requester = z.object({
  email: email(),
  name: name(),
  phone: ifGiven(phone()),
  studio: ifGiven(studio()),
});

type Rule = (row: Submission) => boolean;

/** Form kinds whose call accepts more than their form, or that have no form. */
const specialRules: Partial<Record<FormKind, Rule>> = {
  'support-request': ({ payload }) => checkForm(requester, payload).ok,
  'new-member': ({ payload, locationId }) =>
    checkForm(newMemberSchema, { ...payload, studio: String(locationId) }).ok,
  'sign-up': ({ payload }) => checkForm(person, payload).ok,
  'marketing-lead': ({ payload }) =>
    checkForm(z.object({ email: email() }), payload).ok &&
    (payload[studioField] === undefined || payload[studioField] === payload.location),
};

const studioFields = ['studio', 'studioId', 'location'];

/** The form's own rules, with valid values for fields that a row does not store. */
const ruleOf = (kind: FormKind): Rule => {
  const special = specialRules[kind];
  if (special) return special;
  const formName = formNames.find((name) => kindsOf(name).includes(kind));
  if (!formName) throw new Error(`no form stores ${kind}`);
  const { check, valid, unstored = [] } = formCases[formName](systemTime);
  return ({ payload, locationId }) => {
    const filled = unstored.map((field) => [field, valid[field]]);
    const studio = studioFields
      .filter((field) => typeof valid[field] === 'string')
      .map((field) => [field, String(locationId ?? '')]);
    return check({ ...Object.fromEntries([...studio, ...filled]), ...payload }).ok;
  };
};
const rules = Object.fromEntries(formKinds.map((kind) => [kind, ruleOf(kind)])) as Record<FormKind, Rule>;

export const wronglyStored = async (db: Db): Promise<string[]> => {
  const rows = await listSubmissions(db, { limit: 100_000 });
  return rows
    .filter((row) => !rules[row.formKind](row))
    .map((row) => `${row.formKind} ${JSON.stringify(row.payload).slice(0, 300)}`);
};
