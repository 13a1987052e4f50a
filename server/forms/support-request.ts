import { toLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { assertWithinLimit, type RequestMetadata } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import {
  type IntakeServices,
  parseForm,
  studioFromText,
  submitWithFiles,
  undefinedIfNull,
} from './intake-services.ts';

export type SupportCall = {
  email: unknown;
  name: unknown;
  description: unknown;
  phone?: string | null;
  studio?: string | null;
  account_id?: string | null;
};

export const createSupportRequest = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  { phone, studio: called, account_id, ...call }: SupportCall,
  spooled: readonly SpooledFile[],
) => {
  const { studio, files, ...form } = parseForm(supportRequestSchema, {
    ...call,
    phone: undefinedIfNull(phone),
    studio: studioFromText(called),
    account_id: undefinedIfNull(account_id),
    files: spooled,
  });
  const locationIds = studio ? [toLocationId(studio)] : [];
  const input = {
    formKind: 'support-request' as const,
    topic: managerTopics.contactUs,
    locationId: locationIds[0] ?? null,
    email: form.email,
    payload: { ...form, files: files.map((file) => file.name) },
    jobs: [jobs.notifyManagers(managerTopics.contactUs, locationIds), jobs.confirmToVisitor()],
  };
  await assertWithinLimit(intake, metadata, input.formKind);
  return submitWithFiles(intake, metadata, input, spooled);
};
