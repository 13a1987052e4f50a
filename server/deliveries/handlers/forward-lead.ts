import { setTimeout as pause } from 'node:timers/promises';
import {
  type MarketingField,
  type MarketingSubmission,
  marketingFields,
} from '#domain/forms/marketing-lead.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { MarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { countHit, type Limit } from '#server/models/rate-limits.ts';
import type { JobPayloads } from '#server/queue/jobs.ts';
import type { DeliveryDeps } from './delivery-deps.ts';

/**
 * The provider blocks an address that sends too many requests, and all our processes may share one address: the limit
 * is five in any second. One request per quarter of a second stays within it, because any period of one second touches at most
 * five quarters. Five per calendar second would allow ten around the change of the second.
 */
export const providerRateLimit: Limit = { key: 'marketing provider', max: 1, windowMs: 250 };

const waitForRateLimit = async ({ db, clock }: DeliveryDeps, shutdown: AbortSignal): Promise<void> => {
  for (;;) {
    shutdown.throwIfAborted();
    const wait = await countHit(db, providerRateLimit, clock.now());
    if (wait === undefined) return;
    await pause(200 + Math.random() * 800, undefined, { signal: shutdown });
  }
};

const hour = 3_600_000;
/** The provider permanently refuses a lead whose `submittedAt` is 28 days old; one hour less, because clocks differ. */
const maxSubmittedAgeMs = 28 * 24 * hour - hour;

/**
 * The lead in the provider's format. The IP address is the one the server saw, not the one the browser sent. Consent has
 * the words of the day on which it was given; a lead that was stored without them states no consent.
 */
export const toMarketingSubmission = (
  { payload, context, createdAt }: Submission,
  now: Instant,
  { hasSiteProperties, subscriptionTypeId }: MarketingProvider['properties'],
): MarketingSubmission => ({
  ...(now - createdAt < maxSubmittedAgeMs && { submittedAt: createdAt }),
  fields: [
    ...(payload.fields as MarketingField[]),
    ...(hasSiteProperties
      ? marketingFields({
          ...(context.language && { site_language: context.language }),
          site_form: String(payload.formId),
        })
      : []),
  ],
  context: {
    ipAddress: context.address,
    ...(context.hutk && { hutk: context.hutk }),
    ...(context.pageUri && { pageUri: context.pageUri }),
    ...(context.pageName && { pageName: context.pageName }),
  },
  ...(context.consent && {
    legalConsentOptions: {
      consent: {
        consentToProcess: true,
        text: context.consent,
        communications:
          subscriptionTypeId === null ? [] : [{ value: true, subscriptionTypeId, text: context.consent }],
      },
    },
  }),
});

/**
 * The provider has no idempotency, so a lead is sent once per entry; only a process that ends between sending and
 * recording repeats it.
 */
export const forwardLead = async (
  deps: DeliveryDeps,
  { formId: marketingFormId }: JobPayloads['forward-lead'],
  submission: Submission,
  shutdown: AbortSignal,
): Promise<void> => {
  if (!deps.marketing) return;
  const beforeRequest = () => waitForRateLimit(deps, shutdown);
  const lead = toMarketingSubmission(submission, deps.clock.now(), deps.marketing.properties);
  const leftOut = await deps.marketing.submit(marketingFormId, lead, { beforeRequest, shutdown });
  // The lead has arrived, but the form at the provider should be corrected: the names of what it refused are logged.
  if (leftOut.length > 0) deps.log('repaired', { kind: 'forward-lead', form: marketingFormId, leftOut });
};
