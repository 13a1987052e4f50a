import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import {
  type MarketingField,
  type MarketingSubmission,
  marketingFields,
} from '#domain/forms/marketing-lead.ts';
import type { MarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import type { EntryPayloads } from '#server/outbox/entry-kinds.ts';
import type { DeliveryServices } from './delivery-services.ts';

/**
 * The provider allows fifty requests in ten seconds. The worker forwards one lead at a time, so a pause before
 * each is enough; when several processes are too fast together, a 429 makes them wait.
 */
const pauseMs = 250;

/** The provider permanently refuses a lead older than 28 days; one hour less, because clocks differ. */
const maxSubmittedAgeMs = 28 * dayMs - hourMs;

/**
 * A lead in the provider's format. The IP address is the one that the server saw, not the one that the
 * browser sent. The consent text is the one that the form showed; a lead that was stored without such a text
 * is sent without consent.
 */
export const toMarketingSubmission = (
  { payload, requestMetadata, createdAt }: Submission,
  now: Instant,
  { hasSiteProperties, subscriptionTypeId }: MarketingProvider['properties'],
): MarketingSubmission => ({
  ...(now - createdAt < maxSubmittedAgeMs && { submittedAt: createdAt }),
  fields: [
    ...(payload.fields as MarketingField[]),
    ...(hasSiteProperties
      ? marketingFields({
          ...(requestMetadata.language && { site_language: requestMetadata.language }),
          site_form: String(payload.formId),
        })
      : []),
  ],
  context: {
    ipAddress: requestMetadata.ip,
    ...(requestMetadata.hutk && { hutk: requestMetadata.hutk }),
    ...(requestMetadata.pageUri && { pageUri: requestMetadata.pageUri }),
    ...(requestMetadata.pageName && { pageName: requestMetadata.pageName }),
  },
  ...(requestMetadata.consent && {
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        text: requestMetadata.consent,
        communications:
          subscriptionTypeId === null
            ? []
            : [{ value: true, subscriptionTypeId, text: requestMetadata.consent }],
      },
    },
  }),
});

/** The provider has no idempotency keys: a process that ends between sending and recording sends twice. */
export const forwardLead = async (
  services: DeliveryServices,
  { formId: marketingFormId }: EntryPayloads['forward-lead'],
  submission: Submission,
  shutdown: AbortSignal,
): Promise<void> => {
  if (!services.marketing) return;
  await pause(pauseMs, undefined, { signal: shutdown });
  const lead = toMarketingSubmission(submission, services.clock.now(), services.marketing.properties);
  const refused = await services.marketing.submit(marketingFormId, lead, shutdown);
  // The lead has arrived with its fields alone; the log says why, to correct the form at the provider.
  if (refused !== null)
    services.log('repaired', { kind: 'forward-lead', form: marketingFormId, reason: refused });
};
