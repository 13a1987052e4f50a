import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { type RequestOrigin, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export const sendAppLink = async (
  intake: IntakeServices,
  origin: RequestOrigin,
  call: { email: unknown },
) => {
  const form = parseForm(appLinkSchema, call);
  return submit(intake, origin, {
    form: 'app-link',
    email: form.email,
    payload: form,
    jobs: [jobs.confirmToVisitor()],
  });
};
