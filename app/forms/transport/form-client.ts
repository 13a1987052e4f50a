import type { Doc } from '#app/graphql/gql.ts';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import type { MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { httpFailure } from '#words/form-notices.ts';

/** The server rejected the form. The message can be shown to the visitor; `fields` has the errors of single fields. */
export class FormRejected extends Error {
  override name = 'FormRejected';
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status, if the rejection came in a response. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  constructor(message: string, fields: Record<string, string> = {}, status?: number, code?: string) {
    super(message);
    this.fields = fields;
    this.status = status;
    this.code = code;
  }
}

/** No response, or one that is not from our server. The request may still have arrived. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** Statuses with which a proxy responds for an unreachable server; our own server sends 503 when it is overloaded. */
const isNoAnswerStatus = (status: number | undefined) => status === 502 || status === 503 || status === 504;

/** Whether there was no response from our server: the same form may succeed later. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof FormRejected && isNoAnswerStatus(error.status));

export type Reply = { status: number; body: unknown };
/** The calls of the forms. In the browser they are HTTP requests; the server calls its own functions. */
export type FormCalls = {
  graphql(query: string, variables: Record<string, unknown>): Promise<Reply>;
  /** Contact (`help`) and tech support. */
  form(type: string, fields: FormFields): Promise<Reply>;
  lead(marketingFormId: string, submission: MarketingSubmission): Promise<Reply>;
};
export type FormFields = Record<string, string | readonly ChosenFile[]>;

/** One HTTP request with its JSON response. */
export type Transport = (
  path: string,
  body: string | FormData,
  headers: Record<string, string>,
) => Promise<Reply>;

/** The page a lead came from, with the marketing provider's field names. */
export type PageContext = { pageUri: string; pageName: string; hutk?: string; ipAddress?: string };

/** The expected result of a mutation; by default every result that is not empty is a success. */
type Expected = {
  /** A field of the result that must be true. */
  accepted?: string;
  /** The message when the server declines, if it differs from the server's and the form's own. */
  declined?: string;
};

/** One request of a form as plain data, so that the resend queue can store it (app/forms/resend/). */
export type FormRequest =
  | ({ graphql: string; variables: Record<string, unknown> } & Expected)
  | { form: string; fields: FormFields }
  | { lead: string; submission: MarketingSubmission };

export const mutation = <Data, Variables>(
  document: Doc<Data, Variables>,
  variables: Variables,
  expected: Expected = {},
): FormRequest => ({
  graphql: String(document),
  variables: variables as Record<string, unknown>,
  ...expected,
});

/** Sends a form's values to the server; throws `FormRejected` with the server's message. */
export type FormClient = {
  /** A result of false, null or nothing is a failure. */
  mutate: <Data, Variables>(
    document: Doc<Data, Variables>,
    variables: Variables,
    expected?: Expected,
  ) => Promise<Data>;
  postForm: (type: string, fields: FormFields) => Promise<void>;
  postLead: (marketingFormId: string, submission: MarketingSubmission) => Promise<void>;
  /** Several requests, each only after the one before it has succeeded. */
  inTurn: (requests: readonly FormRequest[]) => Promise<unknown>;
  /** The requests of the last call that have not succeeded yet. */
  openRequests: () => readonly FormRequest[];
  page: PageContext;
};

type Rejection = { message?: string; fields?: Record<string, string> };
type GraphqlBody = {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
};

export const createFormClient = (calls: FormCalls, page: PageContext): FormClient => {
  /**
   * Without a message from the server, `fallback` is shown, and without that the form's default. A status below 400 is
   * not enough: the maintenance page of a proxy has one too.
   */
  const assertAcknowledged = ({ status, body }: Reply, expectedKey: string, fallback?: string) => {
    if (status < 400) {
      const isOurs = typeof body === 'object' && body !== null && expectedKey in body;
      if (!isOurs) throw new NetworkError(`Status ${status}, but the response is not from our server`);
      if (!(body as Record<string, unknown>)[expectedKey])
        throw new Error(`The server's ${expectedKey} is empty`);
      return;
    }
    const { message = fallback, fields } = (body ?? {}) as Rejection;
    if (message) throw new FormRejected(message, fields, status);
    throw isNoAnswerStatus(status)
      ? new NetworkError(`Status ${status} without a message`)
      : new Error(`The server answered ${status}`);
  };
  const perform = async (request: FormRequest): Promise<unknown> => {
    if ('form' in request) {
      const reply = await calls.form(request.form, request.fields);
      return assertAcknowledged(reply, 'message', httpFailure(reply.status));
    }
    if ('lead' in request)
      return assertAcknowledged(await calls.lead(request.lead, request.submission), 'inlineMessage');
    const reply = await calls.graphql(request.graphql, request.variables);
    const { data, errors } = (reply.body ?? {}) as GraphqlBody;
    const [error] = errors ?? [];
    const { code, fields } = error?.extensions ?? {};
    // An internal error's message is not for visitors; the form's default message is shown instead.
    if (code === 'INTERNAL_SERVER_ERROR') throw new Error(`The server failed with ${reply.status}`);
    if (error?.message) throw new FormRejected(error.message, fields, reply.status, code);
    assertAcknowledged(reply, 'data');
    assertAccepted(Object.values(data as object), request);
    return data;
  };
  let open: readonly FormRequest[] = [];
  const inTurn = async (requests: readonly FormRequest[]) => {
    open = requests;
    let result: unknown;
    for (const request of requests) {
      result = await perform(request);
      open = open.slice(1);
    }
    return result;
  };
  return {
    page,
    inTurn,
    openRequests: () => open,
    async mutate<Data, Variables>(
      document: Doc<Data, Variables>,
      variables: Variables,
      expected?: Expected,
    ): Promise<Data> {
      return (await inTurn([mutation(document, variables, expected)])) as Data;
    },
    async postForm(type, fields) {
      await inTurn([{ form: type, fields }]);
    },
    async postLead(marketingFormId, submission) {
      await inTurn([{ lead: marketingFormId, submission }]);
    },
  };
};

type Result = { message?: string; [field: string]: unknown } | null | undefined;
const assertAccepted = (results: readonly unknown[], { accepted, declined }: Expected) => {
  for (const result of results as readonly Result[]) {
    if (accepted ? result?.[accepted] === true : result) continue;
    const message = declined ?? result?.message;
    throw message ? new FormRejected(message) : new Error('The server declined the call');
  }
};

/** The calls as HTTP requests to the endpoints. */
export const httpCalls = (post: Transport, headers: Record<string, string>): FormCalls => {
  const json = { ...headers, 'content-type': 'application/json' };
  // A custom header forces a CORS preflight for cross-site requests; the server rejects multipart without it.
  const multipart = { ...headers, 'x-requested-with': 'heliora' };
  return {
    graphql(query, variables) {
      const { operations, files } = withoutFiles(query, variables);
      return files.length > 0
        ? post('/graphql', graphqlMultipart(operations, files), multipart)
        : post('/graphql', operations, json);
    },
    form(type, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') body.append(name, value);
        else for (const file of value) if (file instanceof File) body.append(name, file, file.name);
      }
      return post(`/form/${type}`, body, multipart);
    },
    lead: (marketingFormId, submission) =>
      post(marketingFormPath(marketingFormId), JSON.stringify(submission), json),
  };
};

type Attached = { path: string; file: File };

/** JSON cannot contain files: each one is replaced by null and sent separately with its path. */
const withoutFiles = (query: string, variables: object) => {
  const files: Attached[] = [];
  const extract = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.push({ path, file: value });
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => extract(item, `${path}.${index}`));
    return value;
  };
  const plain = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, extract(value, `variables.${name}`)]),
  );
  return { operations: JSON.stringify({ query, variables: plain }), files };
};

/** https://github.com/jaydenseric/graphql-multipart-request-spec */
const graphqlMultipart = (operations: string, files: readonly Attached[]): FormData => {
  const body = new FormData();
  body.append('operations', operations);
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file, file.name);
  return body;
};
