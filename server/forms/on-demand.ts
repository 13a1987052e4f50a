import { managerTopics } from '#domain/forms/manager-topics.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export const addOnDemandUser = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: { name: unknown; email: unknown; phone: unknown },
) => {
  const form = parseForm(onDemandSchema, call);
  return submit(intake, metadata, {
    formKind: 'on-demand',
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(managerTopics.contactUs, [])],
  });
};
