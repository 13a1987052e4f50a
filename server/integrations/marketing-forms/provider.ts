import { isIP } from 'node:net';
import type { MarketingContext, MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import type { Env } from '#server/env.ts';
import { PermanentFailure, TryLater } from '#server/integrations/delivery-errors.ts';

type Settings = Pick<Env, 'MARKETING_URL' | 'MARKETING_PORTAL' | 'MARKETING_FORMS'>;
/** `turn` throttles: awaited before every request. `shutdown` aborts requests when the process stops. */
type RequestOptions = { turn(): Promise<void>; shutdown: AbortSignal };
export type MarketingProvider = {
  submit(formId: string, lead: MarketingSubmission, options: RequestOptions): Promise<void>;
};

type ProviderError = { message?: string; errorType?: string };
type ProviderAnswer = { message?: string; correlationId?: string; errors?: ProviderError[] };

const timeoutMs = 10_000;
/** Ten refusals within a second block the address for a minute; one minute is always enough. */
const blockMs = 60_000;

/** The provider refuses a whole lead for an invalid cookie or address, so invalid ones are left out. */
const safeContext = ({ hutk, ipAddress, pageUri, pageName }: MarketingContext): MarketingContext => ({
  ...(hutk && /^[0-9a-f]{32}$/i.test(hutk) ? { hutk } : {}),
  ...(ipAddress && isIP(ipAddress) ? { ipAddress } : {}),
  ...(pageUri && URL.canParse(pageUri) ? { pageUri } : {}),
  ...(pageName ? { pageName } : {}),
});

const describe = (status: number, { message, correlationId, errors = [] }: ProviderAnswer) =>
  [
    `marketing provider answered ${status}`,
    message,
    ...errors.map((error) => `${error.errorType ?? 'error'}: ${error.message ?? ''}`),
    correlationId && `correlationId ${correlationId}`,
  ]
    .filter(Boolean)
    .join('; ');

const readAnswer = async (response: Response): Promise<ProviderAnswer | undefined> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

const retryAfterMs = (response: Response) => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : blockMs;
};

/** Null until a provider is configured: leads are complete without one. */
export const createMarketingProvider = (env: Settings): MarketingProvider | null => {
  const { MARKETING_URL: url, MARKETING_PORTAL: portal, MARKETING_FORMS: forms } = env;
  if (!url) return null;
  const post = async (theirId: string, lead: MarketingSubmission, { turn, shutdown }: RequestOptions) => {
    await turn();
    return fetch(
      [url.replace(/\/+$/, ''), portal, theirId]
        .map((part, at) => (at ? encodeURIComponent(part) : part))
        .join('/'),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(lead),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), shutdown]),
      },
    );
  };

  const submit: MarketingProvider['submit'] = async (formId, lead, options) => {
    const theirId = forms[formId];
    if (!theirId) throw new PermanentFailure(`no provider form is configured for "${formId}"`);
    const response = await post(theirId, { ...lead, context: safeContext(lead.context) }, options);
    const answer = await readAnswer(response);
    // A proxy's HTML page with status 200 is not an accepted lead.
    if (response.ok && answer) return;
    if (response.ok) throw new Error('the response of the marketing provider is not JSON');
    const reason = describe(response.status, answer ?? {});
    if (response.status === 429) throw new TryLater(reason, retryAfterMs(response));
    if (response.status >= 500 || response.status === 408) throw new Error(reason);
    const blamesCookie = answer?.errors?.some(({ errorType }) => errorType === 'INVALID_HUTK');
    if (blamesCookie && lead.context.hutk) {
      const { hutk: _hutk, ...context } = lead.context;
      return submit(formId, { ...lead, context }, options);
    }
    throw new PermanentFailure(reason);
  };
  return { submit };
};
