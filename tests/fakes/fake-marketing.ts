import { createServer } from 'node:http';
import { dayMs } from '#domain/durations.ts';
import { listen } from '#tests/support/ports.ts';

/** A response in the provider's format; a test chooses the next one. */
export type ProviderResponse = {
  status: number;
  body: string;
  headers?: Record<string, string>;
  delayMs?: number;
};
export const accepted: ProviderResponse = { status: 200, body: '{"inlineMessage":"Thanks"}' };

const refusal = (errorType: string, message: string): ProviderResponse => ({
  status: 400,
  body: JSON.stringify({
    status: 'error',
    message: 'The request is not valid',
    errors: [{ message, errorType }],
  }),
});
const oldestMs = 28 * dayMs;

/**
 * The documented rules of the provider: a form accepts only its fields, the authenticated URL accepts others
 * too, and the time of a lead must not be older than 28 days.
 */
export const strictProvider =
  (formFields: readonly string[], now: () => number) =>
  (body: Record<string, unknown>, path: string): ProviderResponse => {
    const fields = body.fields as { name: string }[];
    const unknown = fields.find(({ name }) => !formFields.includes(name));
    if (unknown && !path.includes('/integration/secure/submit/'))
      return refusal('FIELD_NOT_IN_FORM_DEFINITION', `Error in 'fields.${unknown.name}'. Not in the form`);
    if (body.submittedAt !== undefined && now() - Number(body.submittedAt) > oldestMs)
      return refusal('', 'submittedAt must not be more than one month ago');
    return accepted;
  };

export const startFakeMarketing = async () => {
  const received: { path: string; body: Record<string, unknown>; authorization?: string }[] = [];
  const state = { next: (_body: Record<string, unknown>, _path: string): ProviderResponse => accepted };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const { status, body: text, headers, delayMs } = state.next(body, request.url ?? '');
    if (status === 200) {
      const { authorization } = request.headers;
      received.push({
        path: request.url ?? '',
        body,
        ...(authorization && { authorization }),
      });
    }
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  });
  const { origin, close } = await listen(server);
  return {
    url: `${origin}/submissions/v3/integration/submit`,
    received,
    respondWith: (next: (body: Record<string, unknown>, path: string) => ProviderResponse) => {
      state.next = next;
    },
    close,
  };
};
