import * as z from 'zod/mini';
import { checkForm } from '#domain/forms/check-form.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { email, ifGiven, name, phone, studio, zip } from '#domain/forms/rules/fields.ts';
import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { cancellationSchema } from '#domain/forms/schemas/cancellation.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import { contactSchema } from '#domain/forms/schemas/contact.ts';
import { groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import type { Db } from '#server/db/connect.ts';
import { newMemberSchema } from '#server/forms/new-member.ts';
import { listSubmissions, type Submission } from '#server/models/submissions.ts';

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

const anyCv = { name: 'cv.pdf', size: 1000, type: 'application/pdf' };

/** Applies the rules of each kind to the stored values. */
const rules: Record<FormKind, (row: Submission) => boolean> = {
  contact: ({ payload, studioId }) => checkForm(contactSchema, { ...payload, studio: String(studioId) }).ok,
  'tech-support': ({ payload, studioId }) =>
    checkForm(contactSchema, { ...payload, studio: String(studioId) }).ok,
  'career-application': ({ payload, studioId }) =>
    checkForm(careerApplicationSchema, { ...payload, studio: String(studioId ?? ''), curriculumVitae: anyCv })
      .ok,
  'support-request': ({ payload }) => checkForm(requester, payload).ok,
  cancellation: ({ payload, studioId }) =>
    checkForm(cancellationSchema, { ...payload, location: String(studioId), condition: true }).ok,
  'retreat-lead': ({ payload }) => checkForm(retreatSchema, payload).ok,
  'retreat-user': ({ payload }) => checkForm(retreatSchema, payload).ok,
  'on-demand': ({ payload }) => checkForm(onDemandSchema, payload).ok,
  'group-class': ({ payload, studioId }) =>
    checkForm(groupClassSchema(), { ...payload, studioId: String(studioId) }).ok,
  'teacher-training': ({ payload }) => checkForm(z.omit(teacherTrainingSchema, { studio: true }), payload).ok,
  'new-member': ({ payload, studioId }) =>
    checkForm(newMemberSchema, { ...payload, studio: String(studioId) }).ok,
  'app-link': ({ payload }) => checkForm(appLinkSchema, payload).ok,
  'sign-up': ({ payload }) => checkForm(person, payload).ok,
  'marketing-lead': ({ payload }) =>
    checkForm(z.object({ email: email() }), payload).ok &&
    (payload[studioField] === undefined || payload[studioField] === payload.location),
};

export const wronglyStored = async (db: Db): Promise<string[]> => {
  const rows = await listSubmissions(db, { limit: 100_000 });
  return rows
    .filter((row) => !rules[row.form](row))
    .map((row) => `${row.form} ${JSON.stringify(row.payload).slice(0, 300)}`);
};
