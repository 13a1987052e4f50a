import { pathIn, prefixOf } from '#content/languages-of-page.ts';
import type { CallResponse, FormTransport } from '#domain/forms/form-transport.ts';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';

/** One HTTP request with its JSON response. */
export type Post = (
  path: string,
  body: string | FormData,
  headers: Record<string, string>,
) => Promise<CallResponse>;

/** A URL of more characters could exceed the server's limit for all headers. The server stores as many. */
const maxPageUriLength = 1000;

/**
 * Language and page of a form are those of `pageUri`, on which it was filled in, because a page in another
 * language may send it again.
 */
export const httpTransport = (
  send: Post,
  submitted: Record<string, string>,
  pageUri: string,
): FormTransport => {
  const prefix = prefixOf(new URL(pageUri).pathname);
  const post: Post = (path, ...rest) => send(pathIn(prefix, path), ...rest);
  const headers = { ...submitted, [submitHeaders.page]: pageUri.slice(0, maxPageUriLength) };
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
        if (typeof value !== 'object') body.append(name, String(value));
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
  const withNulls = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, extract(value, `variables.${name}`)]),
  );
  return { operations: JSON.stringify({ query, variables: withNulls }), files };
};

/** https://github.com/jaydenseric/graphql-multipart-request-spec */
const graphqlMultipart = (operations: string, files: readonly Attached[]): FormData => {
  const body = new FormData();
  body.append('operations', operations);
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file, file.name);
  return body;
};
