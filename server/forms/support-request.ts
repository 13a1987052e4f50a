import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import { assertWithinLimit, type RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, locationIdFromText, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export const submitSupportRequest = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: Omit<CallOf<typeof supportRequestSchema>, 'files'>,
  chosen: readonly ChosenFile[],
) => {
  const { studio, files, ...form } = parseForm(supportRequestSchema, {
    ...call,
    studio: locationIdFromText(call.studio),
    files: chosen,
  });
  await assertWithinLimit(forms, metadata, 'support-request');
  return storeForm(forms, metadata, {
    formKind: 'support-request',
    topic: managerTopics.contactUs,
    locationIds: studio ? [studio] : [],
    payload: { ...form, files: files.map((file) => file.name) },
    files: chosen,
  });
};
