import type { Doc } from '#app/graphql/gql.ts';
import type { ChosenFile } from '#domain/forms/files.ts';
import { httpFailure } from '#words/form-notices.ts';

/** The server's own words about why it refused, fit to be shown; `fields` when it can say which one is wrong. */
export class FormRejected extends Error {
  override name = 'Refusal';
  readonly fields: Readonly<Record<string, string>>;
  /** What the server answered with, when it was the server that refused. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  constructor(message: string, fields: Record<string, string> = {}, status?: number, code?: string) {
    super(message);
    this.fields = fields;
    this.status = status;
    this.code = code;
  }
}

/** No answer came, or not from us. What was sent may have arrived all the same. */
export class NetworkError extends Error {
  override name = 'Unreachable';
}

export type Reply = { status: number; body: unknown };
/** One request, one JSON answer. XMLHttpRequest in the browser, a call in process for visitors without JavaScript. */
export type Transport = (
  path: string,
  body: string | FormData,
  headers: Record<string, string>,
) => Promise<Reply>;

/** The page a lead came from, in the marketing provider's words. */
export type PageContext = { pageUri: string; pageName: string; hutk?: string; ipAddress?: string };

/** How a form's values reach the server; a refusal is thrown with the server's words. */
export type FormClient = {
  /** A call that answers false, null or nothing has failed; `declined` are the words for that, if not the form's own. */
  mutate: <Data, Variables>(
    document: Doc<Data, Variables>,
    variables: Variables,
    declined?: string,
  ) => Promise<Data>;
  /** A multipart form, as the support desk takes it. */
  postForm: (path: string, fields: Record<string, string | readonly File[]>) => Promise<void>;
  postJson: (path: string, body: unknown) => Promise<void>;
  page: PageContext;
};

type Refused = { message?: string; fields?: Record<string, string> };
type GraphqlBody = {
  data?: unknown;
  errors?: { message?: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
};

export const createFormClient = (
  post: Transport,
  attempt: Record<string, string>,
  page: PageContext,
): FormClient => {
  const json = { ...attempt, 'content-type': 'application/json' };
  // Our own header makes a browser ask before it sends this across sites; the server refuses multipart without it.
  const multipart = { ...attempt, 'x-requested-with': 'heliora' };
  /**
   * Without words of the server's, `wordless` speaks; and without that, the form's own default. A good status alone is no
   * receipt: a proxy's page about its maintenance has one too.
   */
  const assertAcknowledged = ({ status, body }: Reply, expectedKey: string, wordless?: string) => {
    if (status < 400) {
      const answered = typeof body === 'object' && body !== null && expectedKey in body;
      if (!answered) throw new NetworkError(`Nothing of ours answered with ${status}`);
      if (!(body as Record<string, unknown>)[expectedKey])
        throw new Error(`The server's ${expectedKey} is empty`);
      return;
    }
    const { message = wordless, fields } = (body ?? {}) as Refused;
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
      // Our own failure says nothing about the form; what the form says by default does.
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

/** Files cannot travel as JSON: each leaves a null behind and goes along under its path. */
const withoutFiles = (query: string, variables: object) => {
  const files: Attached[] = [];
  const take = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.push({ path, file: value });
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => take(item, `${path}.${index}`));
    return value;
  };
  const plain = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, take(value, `variables.${name}`)]),
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

/** Rules know a file by name, size and type; what travels is the file itself. */
export const filesOf = (chosen: readonly ChosenFile[]): File[] =>
  chosen.filter((file) => file instanceof File);
