import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { type RequestFacts, submit } from '#server/models/leads/intake.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export const addOnDemandUser = async (
  intake: IntakeServices,
  facts: RequestFacts,
  call: { name: unknown; email: unknown; phone: unknown },
) => {
  const form = parseForm(onDemandSchema, call);
  return submit(intake, facts, { form: 'on-demand', email: form.email, payload: form, jobs: [] });
};
