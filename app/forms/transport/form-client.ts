import type { Doc } from '#app/graphql/gql.ts';
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
/** One request, one JSON response. XMLHttpRequest in the browser, an in-process call for visitors without JavaScript. */
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
  /** A multipart form, the format of the endpoints for contact and tech support. */
  postForm: (path: string, fields: Record<string, string | readonly File[]>) => Promise<void>;
  postJson: (path: string, body: unknown) => Promise<void>;
  page: PageContext;
};

type Rejection = { message?: string; fields?: Record<string, string> };
type GraphqlBody = {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
};

export const createFormClient = (
  post: Transport,
  headers: Record<string, string>,
  page: PageContext,
): FormClient => {
  const json = { ...headers, 'content-type': 'application/json' };
  // A custom header forces a CORS preflight for cross-site requests; the server rejects multipart without it.
  const multipart = { ...headers, 'x-requested-with': 'heliora' };
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
      const { operations, files } = withoutFiles(String(document), variables as object);
      const reply =
        files.length > 0
          ? await post('/graphql', graphqlMultipart(operations, files), multipart)
          : await post('/graphql', operations, json);
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
    async postForm(path, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') body.append(name, value);
        else for (const file of value) body.append(name, file, file.name);
      }
      const reply = await post(path, body, multipart);
      assertAcknowledged(reply, 'message', httpFailure(reply.status));
    },
    async postJson(path, body) {
      assertAcknowledged(await post(path, JSON.stringify(body), json), 'inlineMessage');
    },
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

/** The rules know only name, size and type; the request needs the `File` itself. */
export const filesOf = (chosen: readonly ChosenFile[]): File[] =>
  chosen.filter((file) => file instanceof File);
