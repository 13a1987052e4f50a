import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { schema } from '#server/graphql/schema.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createClientIp } from '#server/http/request/client-ip.ts';
import { createJsonRoutes } from '#server/http/routes/json-routes.ts';
import { createServices } from '#server/process/create-services.ts';

/** The part of the site that receives forms, without pages, for tests and the benchmark. */
export const createLeadSite = (
  database: Database,
  settings: Record<string, string> = {},
  clock?: { now(): number },
) => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', FORMS_PER_MINUTE: '1000', ...settings });
  const services = createServices({ env, database, ...(clock ? { clock } : {}) });
  const clientIp = createClientIp(env.TRUSTED_PROXIES);
  const app = createJsonRoutes({
    services,
    graphql: createGraphql(services),
    clientIp,
    enqueue: (_c, _lane, work) => work(),
  });
  return { app, env, services, forms: services.forms };
};
export type LeadSite = ReturnType<typeof createLeadSite>;

type MutationResponse = {
  status: number;
  headers: Headers;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
};

/** The arguments of a mutation with their GraphQL types. */
export const argumentTypes = (mutation: string): Record<string, string> => {
  const { args = [] } = schema.getMutationType()?.getFields()[mutation] ?? {};
  return Object.fromEntries(args.map(({ name, type }) => [name, String(type)]));
};

/** A document that calls a mutation with the given values as variables. */
export const mutationDocument = (
  mutation: string,
  values: Record<string, unknown>,
  selection = '',
): string => {
  const types = argumentTypes(mutation);
  const names = Object.keys(types).filter((name) => values[name] !== undefined);
  const list = (one: (name: string) => string) => (names.length ? `(${names.map(one).join(', ')})` : '');
  const declared = list((name) => `$${name}: ${types[name]}`);
  const passed = list((name) => `${name}: $${name}`);
  return `mutation${declared} { ${mutation}${passed} ${selection} }`;
};

/** Calls a mutation with its arguments as variables. */
export const callMutation = async (
  { app }: LeadSite,
  mutation: string,
  values: Record<string, unknown>,
  { selection, headers = {} }: { selection?: string; headers?: Record<string, string> } = {},
): Promise<MutationResponse> => {
  const query = mutationDocument(mutation, values, selection);
  const response = await app.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: values }),
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as object) };
};
