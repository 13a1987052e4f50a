import { formIds } from '#domain/forms/form-ids.ts';
import { supportRequestSchema } from '#domain/forms/support-request.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { assertWithinLimit, type RequestOrigin } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, given, type IntakeServices, studioValue, submitWithFiles } from './reception.ts';

export type SupportCall = {
  email: unknown;
  name: unknown;
  description: unknown;
  phone?: string | null;
  studio?: string | null;
  account_id?: string | null;
};

export const createSupportRequest = async (
  reception: IntakeServices,
  visit: RequestOrigin,
  { phone, studio: called, account_id, ...call }: SupportCall,
  spooled: readonly SpooledFile[],
) => {
  const { studio, files, ...form } = checked(supportRequestSchema, {
    ...call,
    phone: given(phone),
    // The app sends an id, older versions a name.
    studio: /^\d+$/.test(called ?? '') ? called : studioValue(0, called),
    account_id: given(account_id),
    files: spooled,
  });
  const studioIds = studio ? [Number(studio)] : [];
  const handed = {
    form: 'support-request',
    formId: formIds.contactUs,
    studioId: studioIds[0] ?? null,
    email: form.email,
    payload: { ...form, files: files.map((file) => file.name) },
    jobs: [jobs.notifyManagers(formIds.contactUs, studioIds), jobs.confirmToVisitor()],
  };
  await assertWithinLimit(reception.desk, visit, handed.form);
  return submitWithFiles(reception, visit, handed, spooled);
};
