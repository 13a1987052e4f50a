import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { isUnavailable, retryAfterSeconds } from '#server/errors/unavailable.ts';
import type { Log } from '#server/log/log.ts';
import type { Context } from '#server/process/context.ts';
import { formFailures } from '#words/form-notices.ts';
import { createExecute, type Execute } from './execute.ts';
import { guard } from './limits/guard.ts';
import { mediaTypeFor } from './media-type.ts';
import { type Caller, requestContext, unknownCaller } from './request-context.ts';
import { schema } from './schema.ts';

export type Graphql = {
  /** The endpoint: any request to /graphql, and what only the connection knows about it. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** The same schema and context without HTTP, for our own loaders. */
  execute: Execute;
};

/** The database is away, its disk is full: nobody's mistake, and over in a while. */
const notNow = {
  code: 'UNAVAILABLE',
  http: { spec: false, status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } },
};
/** What nobody foresaw. With 200 a form that was not taken in would look as if it had been read and refused. */
const ours = { http: { spec: false, status: 500 } };
/**
 * A request that is none: Yoga's words and status, whatever the client accepts, without the parser's own. The same error,
 * changed: one that took its place would be logged as a failure of ours.
 */
const refused = (error: GraphQLError) => {
  const { status = 400, headers } = error.extensions.http ?? {};
  error.extensions.http = { spec: false, status, ...(status === 405 && headers && { headers }) };
  delete error.extensions.originalError;
  return error;
};
const mask: typeof maskError = (error, message, isDev) => {
  if (isUnavailable(error)) return new GraphQLError(formFailures.notNow, { extensions: notNow });
  if (error instanceof GraphQLError && error.extensions.code === 'BAD_REQUEST') return refused(error);
  const masked = maskError(error, message, isDev);
  if (masked instanceof GraphQLError && masked.extensions.unexpected) Object.assign(masked.extensions, ours);
  return masked;
};

/** Yoga hands over whatever it has: mostly one error, sometimes words around it. */
const yogaLogger = (log: Log) => {
  const quiet = () => {};
  const error = (...told: unknown[]) =>
    log.failed(told.find((part) => part instanceof Error) ?? told.map(String).join(' '), { in: 'graphql' });
  return { debug: quiet, info: quiet, warn: quiet, error };
};

/** Yoga knows no weights: it is told the one media type that was negotiated. GraphiQL's page is no answer of GraphQL. */
const withOneMediaType = (request: Request): Request => {
  const { method, url, body } = request;
  if (method !== 'POST' && !(method === 'GET' && url.includes('query='))) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', mediaTypeFor(headers.get('accept')));
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
};

export const createGraphql = (context: Context): Graphql => {
  const { NODE_ENV } = context.env;
  const yoga = createYoga<Caller>({
    schema,
    context: ({ request, address, uploads }) =>
      requestContext(context, request.headers, { address, uploads }),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: NODE_ENV === 'development',
    cors: false,
    batching: false,
    // Yoga would hold whole files in memory; ours go to the spool as they arrive: http/graphql-endpoint.ts.
    multipart: false,
    logging: yogaLogger(context.log),
    // Not only in production: a stack trace belongs in the log, never in an answer.
    maskedErrors: { isDev: false, errorMessage: formFailures.unexpected, maskError: mask },
    plugins: [guard({ isProduction: NODE_ENV === 'production' })],
  });
  return {
    fetch: async (request, caller = unknownCaller) => yoga.fetch(withOneMediaType(request), caller),
    execute: createExecute(context),
  };
};
