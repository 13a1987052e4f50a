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

/** No response, or not from our server. The request may have arrived nevertheless. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

export type Reply = { status: number; body: unknown };
/** The calls of the forms. In the browser they are HTTP requests; the server calls its own functions. */
export type FormCalls = {
  graphql(query: string, variables: Record<string, unknown>): Promise<Reply>;
  /** Contact (`help`) and tech support. */
  form(type: string, fields: FormFields): Promise<Reply>;
  lead(formId: string, submission: MarketingSubmission): Promise<Reply>;
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

/** Sends a form's values to the server; throws `FormRejected` with the server's message. */
export type FormClient = {
  /** A result of false, null or nothing is a failure; `declined` is its message, if it is not the form's default. */
  mutate: <Data, Variables>(
    document: Doc<Data, Variables>,
    variables: Variables,
    declined?: string,
  ) => Promise<Data>;
  postForm: (type: string, fields: FormFields) => Promise<void>;
  postLead: (formId: string, submission: MarketingSubmission) => Promise<void>;
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
    throw message ? new FormRejected(message, fields, status) : new Error(`The server answered ${status}`);
  };
  return {
    page,
    async mutate<Data, Variables>(document: Doc<Data, Variables>, variables: Variables, declined?: string) {
      const reply = await calls.graphql(String(document), variables as Record<string, unknown>);
      const { data, errors } = (reply.body ?? {}) as GraphqlBody;
      const [error] = errors ?? [];
      const { code, fields } = error?.extensions ?? {};
      // An internal error's message is not for visitors; the form's default message is shown instead.
      if (code === 'INTERNAL_SERVER_ERROR') throw new Error(`The server failed with ${reply.status}`);
      if (error?.message) throw new FormRejected(error.message, fields, reply.status, code);
      assertAcknowledged(reply, 'data');
      if (Object.values(data as object).some((answer) => !answer))
        throw declined ? new FormRejected(declined) : new Error('The server declined the call');
      return data as Data;
    },
    async postForm(type, fields) {
      const reply = await calls.form(type, fields);
      assertAcknowledged(reply, 'message', httpFailure(reply.status));
    },
    async postLead(formId, submission) {
      assertAcknowledged(await calls.lead(formId, submission), 'inlineMessage');
    },
  };
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
    lead: (formId, submission) => post(marketingFormPath(formId), JSON.stringify(submission), json),
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
