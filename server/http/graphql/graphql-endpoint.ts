import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import type { Context, Handler } from 'hono';
import { cvField } from '#domain/forms/schemas/career-application.ts';
import { crossSiteRefusal, isPossiblyForged } from '#server/graphql/guard/cross-site.ts';
import { mediaTypeFor } from '#server/graphql/media-type.ts';
import type { Uploads } from '#server/graphql/request-services.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { readMultipart } from '#server/http/body/multipart.ts';
import type { MultipartForm } from '#server/http/body/multipart-parts.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import { BadMultipart, defaultUploads, type UploadLimits } from '#server/http/body/upload-limits.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import {
  type Budget,
  FileTooLarge,
  type Spool,
  type SpooledFile,
} from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import type { Lane } from '#server/limits/fair-queue/fair-queue.ts';
import { queryLimits } from '#server/limits/query-size.ts';
import { formErrors } from '#words/form-errors.ts';

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

const pathsOf = (map: Json, field: string): unknown[] => {
  const paths = Object.hasOwn(map, field) ? map[field] : undefined;
  if (Array.isArray(paths) && paths.length > 0) return paths;
  throw new BadMultipart(400, `The part "map" must contain the variables of the file "${field}"`);
};

/**
 * A submission takes its files out of the spool, so a file that the variables use several times is copied for
 * each further use.
 */
const copyInto = async (
  form: MultipartForm,
  { field, file }: MultipartForm['files'][number],
  { spool, budget }: { spool: Spool; budget: Budget },
) => {
  if (form.files.length >= defaultUploads.maxFiles) throw new BadMultipart(413, formErrors['files.tooMany']);
  try {
    const copy = await spool.receive(createReadStream(file.path), file.name, budget);
    form.files.push({ field, file: copy });
    return copy;
  } catch (error) {
    if (error instanceof FileTooLarge) throw new BadMultipart(413, formErrors['files.totalTooLarge']);
    throw error;
  }
};

/** Reads a GraphQL multipart request: `operations`, `map`, then the files. */
const readOperation = async (
  form: MultipartForm,
  spool: Spool,
): Promise<{ body: string; uploads: Uploads }> => {
  const operations = readJson(form.fields.get('operations'), 'operations');
  const map = readJson(form.fields.get('map'), 'map');
  const uploads = new Map<string, SpooledFile>();
  const sent = [...form.files];
  const budget: Budget = {
    left: defaultUploads.maxTotalBytes - sent.reduce((total, { file }) => total + file.size, 0),
  };
  for (const { field, file } of sent) {
    for (const [index, path] of pathsOf(map, field).entries()) {
      const token = randomUUID();
      setFileToken(operations, path, token);
      uploads.set(token, index === 0 ? file : await copyInto(form, { field, file }, { spool, budget }));
    }
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

const refuse = (c: Context, status: 400 | 403 | 413, message: string, code: string) =>
  c.body(JSON.stringify({ errors: [{ message, extensions: { code } }] }), status, {
    'Content-Type': `${mediaTypeFor(c.req.header('accept'))}; charset=utf-8`,
    ...(status === 413 && { Connection: 'close' }),
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

const isMultipart = (request: Request) =>
  /^multipart\//i.test(request.headers.get('content-type')?.trim() ?? '');

/** A file that is too large for every call gets the error message of its own form. */
const filesOfCalls: UploadLimits = {
  ...defaultUploads,
  needsWholeTexts: true,
  refusalOf: (_, fields) => (fields.get('map')?.includes(`.${cvField}`) ? 'cv.tooBig' : undefined),
};

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

export type RunOperation = (c: Context, lane: Lane, work: () => Promise<Response>) => Promise<Response>;

/** `/graphql`: limits the body, spools files, takes the client's IP address from the connection. */
export const createGraphqlEndpoint = (
  graphql: Graphql,
  spool: Spool,
  clientIp: ClientIp,
  run: RunOperation = (_, __, work) => work(),
): Handler => {
  const withFiles = async (c: Context) => {
    if (isPossiblyForged(c.req.raw)) {
      return refuse(c, 403, crossSiteRefusal.message, crossSiteRefusal.code);
    }
    try {
      const form = await readMultipart(c.req.raw, spool, filesOfCalls);
      try {
        const { body, uploads } = await readOperation(form, spool);
        const caller = { ip: clientIp(c), uploads };
        return await run(c, laneOf(body), () => graphql.fetch(asJsonRequest(c.req.raw, body), caller));
      } finally {
        await form.discard();
      }
    } catch (error) {
      if (error instanceof BadMultipart) return refuse(c, error.status, error.message, 'BAD_MULTIPART');
      throw error;
    }
  };

  return async (c) => {
    const caller = { ip: clientIp(c), uploads: new Map() };
    if (!hasReadableQuery(new URL(c.req.url).searchParams)) {
      return refuse(c, 400, 'The variables must be a JSON object', 'BAD_REQUEST');
    }
    if (c.req.method !== 'POST') return run(c, 'read', () => graphql.fetch(c.req.raw, caller));
    if (isMultipart(c.req.raw)) return withFiles(c);
    const body = await readBodyText(c.req.raw, bodyBytes.graphql);
    if (body === undefined) return refuse(c, 413, 'The request is too large', 'TOO_LARGE');
    const operation = new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body });
    return run(c, laneOf(body), () => graphql.fetch(operation, caller));
  };
};
