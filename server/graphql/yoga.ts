import { createYoga } from 'graphql-yoga';
import type { Context } from '#server/context.ts';
import { createLog, type Log } from '#server/log.ts';
import { createExecute, type Execute } from './execute.ts';
import { guard } from './guard.ts';
import { type Caller, requestContext, unknownCaller } from './request-context.ts';
import { schema } from './schema.ts';

export type Graphql = {
  /** The endpoint: any request to /graphql, and what only the connection knows about it. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** The same schema and context without HTTP, for our own loaders. */
  execute: Execute;
};

/** Yoga hands over whatever it has: mostly one error, sometimes words around it. */
const yogaLogger = (log: Log) => {
  const quiet = () => {};
  const error = (...told: unknown[]) =>
    log.failed(told.find((part) => part instanceof Error) ?? told.map(String).join(' '), { in: 'graphql' });
  return { debug: quiet, info: quiet, warn: quiet, error };
};

export const createGraphql = (context: Context, log = createLog(context.env.LOG_LEVEL)): Graphql => {
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
    logging: yogaLogger(log),
    // Not only in production: a stack trace belongs in the log, never in an answer.
    maskedErrors: { isDev: false },
    plugins: [guard({ isProduction: NODE_ENV === 'production' })],
  });
  return {
    fetch: async (request, caller = unknownCaller) => yoga.fetch(request, caller),
    execute: createExecute(context),
  };
};
