import { createAdaptorServer } from '@hono/node-server';
import { type DocumentNode, execute, parse, validate } from 'graphql';
import { Hono } from 'hono';
import { openDatabase } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { anonymousCaller, requestServices } from '#server/graphql/request-services.ts';
import { schema } from '#server/graphql/schema.ts';
import { createServices } from '#server/process/create-services.ts';
import { serveMeasured } from './serve-measured.ts';

/** Only graphql-js, with the site's schema and data. Each document is parsed once, as on the site. */
const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string };
const env = readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const services = createServices({ env, database: await openDatabase(env) });
const contextValue = requestServices(services, new Headers(), anonymousCaller());
const documents = new Map<string, DocumentNode>();
const documentOf = (source: string): DocumentNode => {
  const document = documents.get(source) ?? parse(source);
  if (!documents.has(source) && validate(schema, document).length)
    throw new Error('The query of the bench is not valid');
  documents.set(source, document);
  return document;
};
const app = new Hono();
app.get('/graphql', async (c) => {
  const source = c.req.query('query') ?? '';
  const variableValues = JSON.parse(c.req.query('variables') ?? '{}');
  return c.json(await execute({ schema, document: documentOf(source), variableValues, contextValue }));
});
serveMeasured(createAdaptorServer({ fetch: app.fetch }) as import('node:http').Server);
