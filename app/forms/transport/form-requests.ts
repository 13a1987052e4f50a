import type { MutationName } from '#app/graphql/gql.ts';
import type { CallResponse, FormTransport, RestFields } from '#domain/forms/form-transport.ts';
import type { MarketingField, MarketingSubmission, PageVisit } from '#domain/forms/marketing-lead.ts';
import { httpFailure } from '#words/form-notices.ts';
import { FormRefused, isNoResponseStatus, NetworkError } from './send-errors.ts';

/** The page that a form is sent from. */
export type SourcePage = PageVisit & { pageUri: string; pageName: string };

/** The expected result of a mutation; by default every result that is not empty is a success. */
type Expected = {
  /** A field of the result that must be true. */
  accepted?: string;
  /** The message when the server declines, if it differs from the server's and the form's own. */
  declined?: string;
};

/**
 * One request of a form as plain data, so that it can be stored with an unsent form (app/forms/resend/). A
 * GraphQL call whose result is false, null or nothing has failed.
 */
export type FormRequest =
  | ({ graphql: string; variables: Record<string, unknown> } & Expected)
  | { form: string; fields: RestFields }
  | { lead: string; submission: MarketingSubmission };

/** A `File`, or an upload that the server has stored. */
const isFile = (value: unknown) => typeof value === 'object' && value !== null && 'size' in value;
const argumentTypeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${argumentTypeOf(value[0])}]!`;
  if (typeof value === 'number') return 'Int!';
  if (typeof value === 'boolean') return 'Boolean!';
  if (typeof value === 'string') return 'String!';
  if (isFile(value)) return 'Upload!';
  throw new TypeError(`No argument of a call has a value such as ${JSON.stringify(value)}`);
};
const isGiven = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);

type CallOptions = Expected & {
  /** The fields of a result that is not a boolean. */
  selection?: string;
};

/** The document of a call follows from its values; those that the visitor left out are not sent. */
export const mutation = (
  name: MutationName,
  values: object,
  { selection = '', ...expected }: CallOptions = {},
): FormRequest => {
  const given = Object.entries(values).filter(([, value]) => isGiven(value));
  const declared = given.map(([field, value]) => `$${field}: ${argumentTypeOf(value)}`).join(', ');
  const passed = given.map(([field]) => `${field}: $${field}`).join(', ');
  return {
    graphql: `mutation(${declared}) { ${name}(${passed}) ${selection} }`,
    variables: Object.fromEntries(given),
    ...expected,
  };
};

/** A lead in the format of the marketing-forms provider. */
export const marketingLead = (
  marketingFormId: string,
  fields: MarketingField[],
  page: SourcePage,
): FormRequest => ({
  lead: marketingFormId,
  submission: { submittedAt: Date.now(), fields, context: page },
});

type Refusal = { message?: string; fields?: Record<string, string> };
type GraphqlBody = {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
};

/**
 * Performs the requests, each only after the one before it has succeeded, and returns the last result. Those
 * that have succeeded are removed from the list. Throws `FormRefused` with the server's message.
 */
export const performInTurn = async (transport: FormTransport, remaining: FormRequest[]): Promise<unknown> => {
  let result: unknown;
  for (let request = remaining[0]; request; request = remaining[0]) {
    result = await perform(transport, request);
    remaining.shift();
  }
  return result;
};

const perform = async (transport: FormTransport, request: FormRequest): Promise<unknown> => {
  if ('form' in request) {
    const response = await transport.form(request.form, request.fields);
    return assertAcknowledged(response, 'message', httpFailure(response.status));
  }
  if ('lead' in request)
    return assertAcknowledged(await transport.lead(request.lead, request.submission), 'inlineMessage');
  const response = await transport.graphql(request.graphql, request.variables);
  const { data, errors } = (response.body ?? {}) as GraphqlBody;
  const [error] = errors ?? [];
  const { code, fields } = error?.extensions ?? {};
  // An internal error's message is not for visitors; the form's default message is shown instead.
  if (code === 'INTERNAL_SERVER_ERROR') throw new Error(`The server failed with ${response.status}`);
  if (error?.message) throw new FormRefused(error.message, fields, response.status);
  assertAcknowledged(response, 'data');
  assertAccepted(Object.values(data as object), request);
  return data;
};

/**
 * Without a message from the server, `fallback` is shown, and without that the form's default. A status below
 * 400 is not enough: the maintenance page of a proxy has one too.
 */
const assertAcknowledged = ({ status, body }: CallResponse, expectedKey: string, fallback?: string) => {
  if (status < 400) {
    if ((body as Record<string, unknown> | null | undefined)?.[expectedKey]) return;
    throw new NetworkError(`Status ${status}, but the response is not from our server`, fallback);
  }
  const { message: sent, fields } = (body ?? {}) as Refusal;
  const message = typeof sent === 'string' && sent.trim() ? sent : fallback;
  if (message) throw new FormRefused(message, fields, status);
  throw isNoResponseStatus(status)
    ? new NetworkError(`Status ${status} without a message`)
    : new Error(`The server responded with ${status}`);
};

type Result = { message?: string; [field: string]: unknown } | null | undefined;
const assertAccepted = (results: readonly unknown[], { accepted, declined }: Expected) => {
  for (const result of results as readonly Result[]) {
    if (accepted ? result?.[accepted] === true : result) continue;
    const message = declined ?? result?.message;
    throw message ? new FormRefused(message) : new Error('The server declined the call');
  }
};
