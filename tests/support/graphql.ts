import { RouterContextProvider } from 'react-router';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { anonymousCaller, requestServices } from '#server/graphql/request-services.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';
import { createServices } from '#server/process/create-services.ts';
import { fixedClock } from '#server/time/clock.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';

export type GraphqlResult = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of a result depends on the document
  data: any;
  errors: { message: string; extensions?: Record<string, unknown> }[] | undefined;
  text: string;
};

export const endpoint = 'http://localhost/graphql';

/** The GraphQL API with a test database: `fetchQuery` sends a real request to the endpoint. */
export const graphqlOver = (database: Database, settings: Record<string, string> = {}) => {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings });
  const services = createServices({ env, database, clock: fixedClock(seededNow) });
  const graphql = createGraphql(services);
  const send = async (request: Request): Promise<GraphqlResult> => {
    const response = await graphql.fetch(request);
    const text = await response.text();
    const body = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, data: body.data, errors: body.errors, text };
  };
  const fetchQuery = (query: string, variables: Record<string, unknown> = {}) =>
    send(
      new Request(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, variables }),
      }),
    );
  return { services, graphql, send, fetchQuery };
};

/** The `context` argument that loaders get. */
export const loaderContextOf = ({
  services,
  graphql,
}: Pick<ReturnType<typeof graphqlOver>, 'services' | 'graphql'>) =>
  new RouterContextProvider(
    new Map([
      [loaderContext, { graphql, services: requestServices(services, new Headers(), anonymousCaller()) }],
    ]),
  );
