import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export const sendAppLink = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: { email: unknown },
) => {
  const form = parseForm(appLinkSchema, call);
  return submit(intake, metadata, {
    formKind: 'app-link',
    email: form.email,
    payload: form,
    jobs: [jobs.confirmToVisitor()],
  });
};
