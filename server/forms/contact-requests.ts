import { contactSchema } from '#domain/forms/contact.ts';
import { formIds, isFormId } from '#domain/forms/form-ids.ts';
import { techSupportSchema } from '#domain/forms/tech-support.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices, studioValue, submitWithFiles } from './reception.ts';

export type ContactCall = {
  email: unknown;
  name: unknown;
  description: unknown;
  studio_location?: string | null;
  studio_id?: number | null;
  form_id?: number | null;
};

const asForm = ({ email, name, description, studio_id, studio_location }: ContactCall) => ({
  email,
  name,
  description,
  studio: studioValue(studio_id, studio_location),
});
const formIdOf = ({ form_id }: ContactCall) => (form_id && isFormId(form_id) ? form_id : formIds.contactUs);

export const sendContactRequest = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  call: ContactCall,
) => {
  const { studio, ...form } = checked(contactSchema, asForm(call));
  const studioId = Number(studio);
  const formId = formIdOf(call);
  return submit(desk, visit, {
    form: 'contact',
    formId,
    studioId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(formId, [studioId]), jobs.confirmToVisitor()],
  });
};

export const sendTechSupportRequest = async (
  reception: IntakeServices,
  visit: RequestOrigin,
  call: ContactCall,
  files: readonly SpooledFile[],
) => {
  const { studio, uploadedFiles, ...form } = checked(techSupportSchema, {
    ...asForm(call),
    uploadedFiles: files,
  });
  const studioId = Number(studio);
  const formId = formIdOf(call);
  const handed = {
    form: 'tech-support',
    formId,
    studioId,
    email: form.email,
    payload: { ...form, files: uploadedFiles.map((file) => file.name) },
    jobs: [jobs.notifyManagers(formId, [studioId]), jobs.confirmToVisitor()],
  };
  return submitWithFiles(reception, visit, handed, files);
};
