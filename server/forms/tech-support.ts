import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type ContactCall, contactFormInput, contactTopic } from './contact.ts';
import { parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export const submitTechSupport = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: ContactCall,
  chosen: readonly ChosenFile[],
) => {
  const { studio, uploadedFiles, ...form } = parseForm(techSupportSchema, {
    ...contactFormInput(call),
    uploadedFiles: chosen,
  });
  return storeForm(forms, metadata, {
    formKind: 'tech-support',
    topic: contactTopic(call),
    locationIds: [studio],
    payload: { ...form, files: uploadedFiles.map((file) => file.name) },
    files: chosen,
  });
};
