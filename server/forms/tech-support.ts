import { toLocationId } from '#domain/booking-ids.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type ContactCall, contactFormInput, contactTopic } from './contact.ts';
import { type IntakeServices, parseForm, submitWithFiles } from './intake-services.ts';

export const sendTechSupportRequest = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: ContactCall,
  files: readonly SpooledFile[],
) => {
  const { studio, uploadedFiles, ...form } = parseForm(techSupportSchema, {
    ...contactFormInput(call),
    uploadedFiles: files,
  });
  const locationId = toLocationId(studio);
  const topic = contactTopic(call);
  const input = {
    formKind: 'tech-support' as const,
    topic,
    locationId,
    email: form.email,
    payload: { ...form, files: uploadedFiles.map((file) => file.name) },
    jobs: [jobs.notifyManagers(topic, [locationId]), jobs.confirmToVisitor()],
  };
  return submitWithFiles(intake, metadata, input, files);
};
