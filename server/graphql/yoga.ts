import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { isUnavailable, retryAfterSeconds } from '#server/errors/unavailable.ts';
import type { Log } from '#server/log/log.ts';
import type { Services } from '#server/services.ts';
import { formFailures } from '#words/form-notices.ts';
import { createExecute, type Execute } from './execute.ts';
import { guard } from './guard/guard.ts';
import { mediaTypeFor } from './media-type.ts';
import { anonymousCaller, type Caller, requestServices } from './request-services.ts';
import { schema } from './schema.ts';

export type Graphql = {
  /** The endpoint: handles any request to /graphql. `caller` has the values that come from its connection. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Runs a document of our own loaders, without HTTP. */
  execute: Execute;
};

/** A temporary failure: the database is unreachable or its disk is full. */
const unavailableExtensions = {
  code: 'UNAVAILABLE',
  http: { spec: false, status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } },
};
/** An unexpected failure. With status 200, a form that was not stored would look like a refused one. */
const unexpectedExtensions = { http: { spec: false, status: 500 } };
/**
 * A malformed request: the response has Yoga's message and status, whatever the Accept header says, and not
 * the parser's error. The error object is changed and not replaced, because Yoga logs a new one as an
 * unexpected failure.
 */
const asRefusal = (error: GraphQLError) => {
  const { status = 400, headers } = error.extensions.http ?? {};
  error.extensions.http = { spec: false, status, ...(status === 405 && headers && { headers }) };
  delete error.extensions.originalError;
  return error;
};
const mask: typeof maskError = (error, message, isDev) => {
  if (isUnavailable(error))
    return new GraphQLError(formFailures.notNow, { extensions: unavailableExtensions });
  if (error instanceof GraphQLError && error.extensions.code === 'BAD_REQUEST') return asRefusal(error);
  const masked = maskError(error, message, isDev);
  if (masked instanceof GraphQLError && masked.extensions.unexpected)
    Object.assign(masked.extensions, unexpectedExtensions);
  return masked;
};

/** Yoga passes any values to its logger: usually one error, sometimes with text around it. */
const yogaLogger = (log: Log) => {
  const quiet = () => {};
  const error = (...values: unknown[]) =>
    log.failed(values.find((part) => part instanceof Error) ?? values.map(String).join(' '), {
      in: 'graphql',
    });
  return { debug: quiet, info: quiet, warn: quiet, error };
};

/**
 * Yoga chooses another type for some Accept headers, so it gets only the negotiated one. Requests for
 * GraphiQL stay unchanged.
 */
const withOneMediaType = (request: Request): Request => {
  const { method, url, body } = request;
  if (method !== 'POST' && !(method === 'GET' && url.includes('query='))) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', mediaTypeFor(headers.get('accept')));
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
};

export const createGraphql = (services: Services): Graphql => {
  const { NODE_ENV } = services.env;
  const yoga = createYoga<Caller>({
    schema,
    context: ({ request, ip, uploads }) => requestServices(services, request.headers, { ip, uploads }),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: NODE_ENV === 'development',
    cors: false,
    batching: false,
    // Yoga would hold whole files in memory; server/http/graphql/graphql-endpoint.ts writes them to the spool
    // while they arrive.
    multipart: false,
    logging: yogaLogger(services.log),
    // False in development too: a stack trace belongs in the log and never in a response.
    maskedErrors: { isDev: false, errorMessage: formFailures.unexpected, maskError: mask },
    plugins: [guard({ isProduction: NODE_ENV === 'production' })],
  });
  return {
    fetch: async (request, caller = anonymousCaller()) => yoga.fetch(withOneMediaType(request), caller),
    execute: createExecute(),
  };
};
