import { randomUUID } from 'node:crypto';
import { getOperationAST, parse } from 'graphql';
import type { Context, Handler } from 'hono';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { crossSiteRefusal, isPossiblyForged } from '#server/graphql/guard/cross-site.ts';
import { mediaTypeFor } from '#server/graphql/media-type.ts';
import type { Uploads } from '#server/graphql/request-services.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import { BadMultipart, type MultipartForm } from '#server/http/body/multipart-parts.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import type { Lane } from '#server/limits/fair-queue/fair-queue.ts';
import { queryLimits } from '#server/limits/query-limits.ts';

const maxPathDepth = 4;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readJson = (text: string | null, what: string): Json => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isObject(value)) return value;
  } catch {
    // Invalid JSON and JSON that is not an object get the same error.
  }
  throw new BadMultipart(400, `The part "${what}" must be a JSON object`);
};

/** Writes the file's token to its path in the variables: `variables.files.0`. */
const setFileToken = (operations: Json, path: unknown, token: string) => {
  const steps = typeof path === 'string' ? path.split('.') : [];
  const last = steps.pop();
  if (steps[0] !== 'variables' || last === undefined || steps.length > maxPathDepth) {
    throw new BadMultipart(400, 'A path in the part "map" is not a variable');
  }
  let at: unknown = operations;
  for (const step of steps) {
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Json)[step] : undefined;
  }
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, last) || (at as Json)[last] !== null) {
    throw new BadMultipart(400, 'A path in the part "map" is not a variable with the value null');
  }
  (at as Json)[last] = token;
};

/** A submission takes its files out of the spool, so a file belongs to one variable. */
const pathOf = (map: Json, field: string): unknown => {
  const paths = Object.hasOwn(map, field) ? map[field] : undefined;
  if (Array.isArray(paths) && paths.length === 1) return paths[0];
  throw new BadMultipart(400, `The part "map" must contain the one variable of the file "${field}"`);
};

/** Reads a GraphQL multipart request: `operations`, `map`, then the files. */
const readOperation = ({ fields, files }: MultipartForm): { body: string; uploads: Uploads } => {
  const operations = readJson(fields.get('operations'), 'operations');
  const map = readJson(fields.get('map'), 'map');
  const uploads = new Map<string, ChosenFile>();
  for (const { field, file } of files) {
    const token = randomUUID();
    setFileToken(operations, pathOf(map, field), token);
    uploads.set(token, file);
  }
  return { body: JSON.stringify(operations), uploads };
};

const asJsonRequest = (request: Request, body: string): Request => {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(request.url, { method: 'POST', headers, body });
};

const refusal = ({ headers }: Request, status: 400 | 403 | 413, message: string, code: string): Response =>
  new Response(JSON.stringify({ errors: [{ message, extensions: { code } }] }), {
    status,
    headers: { 'content-type': `${mediaTypeFor(headers.get('accept'))}; charset=utf-8` },
  });

/** Yoga parses these parameters as JSON without catching errors, so invalid ones would result in a 500. */
const hasReadableQuery = (query: URLSearchParams): boolean =>
  ['variables', 'extensions'].every((name) => {
    const text = query.get(name);
    if (!text) return true;
    try {
      const value: unknown = JSON.parse(text);
      return value === null || isObject(value);
    } catch {
      return false;
    }
  });

/** A read by GET, for every caller the same. */
export const readGraphql = async (graphql: Graphql, request: Request): Promise<Response> =>
  hasReadableQuery(new URL(request.url).searchParams)
    ? graphql.fetch(request)
    : refusal(request, 400, 'The variables must be a JSON object', 'BAD_REQUEST');

const isMultipart = (request: Request) =>
  /^multipart\//i.test(request.headers.get('content-type')?.trim() ?? '');

/** Only a mutation is a form. The document is parsed: the word may be in a string or a comment. */
const laneOf = (body: string): Lane => {
  try {
    const { query, operationName } = JSON.parse(body) as Record<string, string | undefined>;
    const document = parse(query ?? '', { maxTokens: queryLimits.tokens, noLocation: true });
    return getOperationAST(document, operationName)?.operation === 'mutation' ? 'form' : 'read';
  } catch {
    return 'read';
  }
};

/** `/graphql`: limits the body, spools files, takes the client's IP address from the connection. */
export const createGraphqlEndpoint = (
  graphql: Graphql,
  spool: Spool,
  clientIp: ClientIp,
  enqueue: EnqueueRequest,
): Handler => {
  const withFiles = async (c: Context) => {
    if (isPossiblyForged(c.req.raw)) {
      return refusal(c.req.raw, 403, crossSiteRefusal.message, crossSiteRefusal.code);
    }
    try {
      const form = await readMultipart(c.req.raw, spool);
      try {
        const { body, uploads } = readOperation(form);
        const caller = { ip: clientIp(c), uploads };
        return await enqueue(c, laneOf(body), () => graphql.fetch(asJsonRequest(c.req.raw, body), caller));
      } finally {
        await form.discard();
      }
    } catch (error) {
      if (error instanceof BadMultipart)
        return refusal(c.req.raw, error.status, error.message, 'BAD_MULTIPART');
      throw error;
    }
  };

  return async (c) => {
    const request = c.req.raw;
    if (request.method !== 'POST') return enqueue(c, 'read', () => readGraphql(graphql, request));
    if (isMultipart(request)) return withFiles(c);
    const body = await readBodyText(request, bodyBytes.graphql);
    if (body === undefined) return refusal(request, 413, 'The request is too large', 'TOO_LARGE');
    const operation = new Request(request.url, { method: 'POST', headers: request.headers, body });
    const caller = { ip: clientIp(c), uploads: new Map() };
    return enqueue(c, laneOf(body), () => graphql.fetch(operation, caller));
  };
};
