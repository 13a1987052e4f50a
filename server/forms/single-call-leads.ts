import * as z from 'zod/mini';
import { appLinkSchema } from '#domain/forms/app-link.ts';
import { email, name, phone, studio } from '#domain/forms/fields.ts';
import { formIds, isFormId } from '#domain/forms/form-ids.ts';
import { onDemandSchema } from '#domain/forms/on-demand.ts';
import { hasAccount } from '#server/models/accounts.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices, studioValue } from './reception.ts';

export const addOnDemandUser = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  call: { name: unknown; email: unknown; phone: unknown },
) => {
  const form = checked(onDemandSchema, call);
  return submit(desk, visit, { form: 'on-demand', email: form.email, payload: form, jobs: [] });
};

export const sendAppLink = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  call: { email: unknown },
) => {
  const form = checked(appLinkSchema, call);
  return submit(desk, visit, {
    form: 'app-link',
    email: form.email,
    payload: form,
    jobs: [jobs.confirmToVisitor()],
  });
};

export const newMemberSchema = z.object({ name: name(), email: email(), phone: phone(), studio: studio() });

/** Creating an account tells the managers already; this call is for members who came another way. */
export const announceNewMember = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  call: {
    name: unknown;
    email: unknown;
    phone: unknown;
    location?: string | null;
    form_id?: number | null;
    studio_id?: number | null;
  },
) => {
  const { studio: chosen, ...form } = checked(newMemberSchema, {
    name: call.name,
    email: call.email,
    phone: call.phone,
    studio: studioValue(call.studio_id, call.location),
  });
  const studioId = Number(chosen);
  const formId = call.form_id && isFormId(call.form_id) ? call.form_id : formIds.register;
  const isKnown = await hasAccount(desk.database.kysely, form.email);
  return submit(desk, visit, {
    form: 'new-member',
    formId,
    studioId,
    email: form.email,
    payload: form,
    jobs: isKnown ? [] : [jobs.notifyManagers(formId, [studioId])],
  });
};
