import { savesData } from '#app/browser/data-saver.ts';
import type { Doc } from './gql.ts';

/** The server's own words about what went wrong, fit to be shown; any other failure is a plain Error. */
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
  errors?: { message?: string; extensions?: { code?: string } }[];
};

const addressOf = (doc: unknown, variables: unknown): string => {
  const query = new URLSearchParams({ query: String(doc) });
  if (variables && Object.keys(variables).length) query.set('variables', JSON.stringify(variables));
  return `/graphql?${query}`;
};

/** Reads go by GET with a stable address, so that every cache on the way can hold the answer. */
const ask = async <R>(address: string, signal: AbortSignal | null, priority: RequestPriority): Promise<R> => {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal, priority });
  const answer = (await response.json().catch(() => ({}))) as Answer<R>;
  const [error] = answer.errors ?? [];
  if (error?.message) throw new RequestError(error.message, error.extensions?.code);
  if (error || !response.ok || !answer.data) throw new Error(`HTTP error! status: ${response.status}`);
  return answer.data;
};

/** Questions put before anybody waits for them. Each answer is taken once, and only while it is news. */
const early = new Map<string, { at: number; answer: Promise<unknown> }>();
const newsFor = 20_000;
const isNews = ({ at }: { at: number }) => Date.now() - at < newsFor;

/** Asks at a first sign of interest, so that the answer is there once it is wanted. Its failure is nobody's concern yet, and a visitor who saves data is spared it. */
export const prefetch = async <R, V>(doc: Doc<R, V>, variables: V): Promise<void> => {
  if (savesData()) return;
  const address = addressOf(doc, variables);
  for (const [known, question] of early) if (!isNews(question)) early.delete(known);
  if (early.has(address)) return;
  const answer = ask(address, null, 'low');
  early.set(address, { at: Date.now(), answer });
  await answer.catch(() => early.delete(address));
};

export const request = async <R, V>(doc: Doc<R, V>, variables: V, signal?: AbortSignal): Promise<R> => {
  const address = addressOf(doc, variables);
  const question = early.get(address);
  early.delete(address);
  if (question && isNews(question)) {
    const answer = await question.answer.catch(() => null);
    signal?.throwIfAborted();
    if (answer) return answer as R;
  }
  return ask(address, signal ?? null, 'auto');
};
