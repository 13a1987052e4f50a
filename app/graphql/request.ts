import type { Doc } from './gql.ts';

/** The server's own words about what went wrong, fit to be shown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

type Answer<R> = {
  data?: R | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

const address = (doc: unknown, variables: unknown): string => {
  const query = new URLSearchParams({ query: String(doc) });
  if (variables && Object.keys(variables).length) query.set('variables', JSON.stringify(variables));
  return `/graphql?${query}`;
};

/** Reads go by GET with a stable address, so that every cache on the way can hold the answer. */
export const request = async <R, V>(doc: Doc<R, V>, variables: V, signal?: AbortSignal): Promise<R> => {
  const response = await fetch(address(doc, variables), {
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<R>;
  const [error] = answer.errors ?? [];
  if (error) throw new RequestError(error.message, error.extensions?.code);
  if (!response.ok || !answer.data) throw new RequestError(`HTTP error! status: ${response.status}`);
  return answer.data;
};
