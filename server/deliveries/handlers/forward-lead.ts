import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import {
  type MarketingField,
  type MarketingSubmission,
  marketingFields,
} from '#domain/forms/marketing-lead.ts';
import type { MarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import { countHit, type Limit, rates } from '#server/limits/rate-limits.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import type { EntryPayloads } from '#server/outbox/entry-kinds.ts';
import type { DeliveryServices } from './delivery-services.ts';

export const providerRateLimit: Limit = { key: 'marketing provider', ...rates.marketingLeads };

const waitForRateLimit = async ({ db, clock }: DeliveryServices, shutdown: AbortSignal): Promise<void> => {
  for (;;) {
    shutdown.throwIfAborted();
    const wait = await countHit(db, providerRateLimit, clock.now());
    if (wait === undefined) return;
    await pause(200 + Math.random() * 800, undefined, { signal: shutdown });
  }
};

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
  const beforeRequest = () => waitForRateLimit(services, shutdown);
  const lead = toMarketingSubmission(submission, services.clock.now(), services.marketing.properties);
  const leftOut = await services.marketing.submit(marketingFormId, lead, { beforeRequest, shutdown });
  // The lead has arrived without refused fields; their names are logged, to correct the provider's form.
  if (leftOut.length > 0) services.log('repaired', { kind: 'forward-lead', form: marketingFormId, leftOut });
};
