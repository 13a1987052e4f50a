import { isIP } from 'node:net';
import { hourMs } from '#domain/durations.ts';
import { type MarketingSubmission, type PageVisit, siteProperties } from '#domain/forms/marketing-lead.ts';
import type { Env } from '#server/env.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';

type Settings = Pick<
  Env,
  'MARKETING_URL' | 'MARKETING_PORTAL' | 'MARKETING_FORMS' | 'MARKETING_TOKEN' | 'MARKETING_SUBSCRIPTION'
>;
export type MarketingProvider = {
  /** What a lead may contain besides the fields of its form. */
  properties: {
    /** Only the authenticated URL accepts fields that the provider's form does not have. */
    hasSiteProperties: boolean;
    /** The provider's number of the communication to which a visitor consents. */
    subscriptionTypeId: number | null;
  };
  /**
   * Returns the reason if the provider refused the whole lead and accepted its fields alone; otherwise null.
   * `shutdown` aborts requests.
   */
  submit(marketingFormId: string, lead: MarketingSubmission, shutdown: AbortSignal): Promise<string | null>;
};

type ProviderError = { message: string; errorType: string };
type ProviderResponse = { message: string; correlationId: string; errors: readonly ProviderError[] };

const timeoutMs = 10_000;
/** Ten refusals within a second block our IP address for a minute. */
const blockMs = 60_000;
/** A refused token is a mistake in our settings and not in the lead, so there is time to correct it. */
const refusedTokenMs = hourMs;

/** The authenticated URL differs in one path segment. */
const submitUrl = (url: string, token: string | null) => {
  const plain = url.replace(/\/+$/, '');
  return token ? plain.replace(/\/integration\/submit$/, '/integration/secure/submit') : plain;
};

/** The provider refuses a whole lead for an invalid cookie or IP address, so invalid ones are left out. */
const safeVisit = ({ hutk, ipAddress, pageUri, pageName }: PageVisit): PageVisit => ({
  ...(hutk && /^[0-9a-f]{32}$/i.test(hutk) ? { hutk } : {}),
  ...(ipAddress && isIP(ipAddress) ? { ipAddress } : {}),
  ...(pageUri && URL.canParse(pageUri) ? { pageUri } : {}),
  ...(pageName ? { pageName } : {}),
});

/**
 * The lead with what the visitor typed and nothing else: the provider refuses a whole lead for one invalid
 * part beside its fields (visit, consent, time, our own properties).
 */
const fieldsOnly = ({ fields }: MarketingSubmission): MarketingSubmission => ({
  fields: fields.filter(({ name }) => !(siteProperties as readonly string[]).includes(name)),
  context: {},
});

const describeRefusal = (status: number, body: ProviderResponse | undefined) =>
  [
    `marketing provider responded with ${status}`,
    body?.message,
    ...(body?.errors ?? []).map(({ errorType, message }) => `${errorType || 'error'}: ${message}`),
    body?.correlationId && `correlationId ${body.correlationId}`,
  ]
    .filter(Boolean)
    .join('; ');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 500) : '');

const readProviderResponse = async (response: Response): Promise<ProviderResponse | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isObject(body)) return undefined;
  const errors = Array.isArray(body.errors) ? body.errors.filter(isObject).slice(0, 50) : [];
  return {
    message: textOf(body.message),
    correlationId: textOf(body.correlationId),
    errors: errors.map(({ message, errorType }) => ({
      message: textOf(message),
      errorType: textOf(errorType),
    })),
  };
};

const retryAfterMs = (response: Response) => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : blockMs;
};

/** Null when no provider is configured: leads are then only stored and mailed. */
export const createMarketingProvider = (env: Settings): MarketingProvider | null => {
  const { MARKETING_URL, MARKETING_PORTAL: portal, MARKETING_FORMS: forms, MARKETING_TOKEN: token } = env;
  if (!MARKETING_URL) return null;
  const url = submitUrl(MARKETING_URL, token);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const post = (theirId: string, lead: MarketingSubmission, shutdown: AbortSignal) =>
    fetch([url, encodeURIComponent(portal), encodeURIComponent(theirId)].join('/'), {
      method: 'POST',
      headers,
      body: JSON.stringify(lead),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), shutdown]),
    });

  /** Returns why the provider refused the lead; null when it accepted it. Throws when it may accept it later. */
  const refusalOf = async (response: Response): Promise<string | null> => {
    const body = await readProviderResponse(response);
    // A proxy's HTML page with status 200 does not mean that the lead was accepted.
    if (response.ok && body) return null;
    if (response.ok) throw new Error('the response of the marketing provider is not JSON');
    const { status } = response;
    const reason = describeRefusal(status, body);
    const isTooOften = status === 429 || body?.errors.some(({ errorType }) => errorType === 'ERROR 429');
    if (isTooOften) throw new TryLater(reason, retryAfterMs(response));
    if (status === 401 || status === 403) throw new TryLater(reason, refusedTokenMs);
    if (status >= 500 || status === 408 || status === 425) throw new Error(reason);
    return reason;
  };

  return {
    properties: { hasSiteProperties: token !== null, subscriptionTypeId: env.MARKETING_SUBSCRIPTION },
    submit: async (marketingFormId, lead, shutdown) => {
      const theirId = forms[marketingFormId];
      if (!theirId) throw new PermanentFailure(`no provider form is configured for "${marketingFormId}"`);
      const whole = { ...lead, context: safeVisit(lead.context) };
      const refused = await refusalOf(await post(theirId, whole, shutdown));
      if (refused === null) return null;
      const again = await refusalOf(await post(theirId, fieldsOnly(lead), shutdown));
      if (again !== null) throw new PermanentFailure(again);
      return refused;
    },
  };
};
