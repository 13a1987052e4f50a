import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createServices } from '#server/process/create-services.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { png } from '#tests/forms/sample-files.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { formFailures } from '#words/form-notices.ts';
import { createFormPostServices } from './form-post-context.ts';

const openPost = async (settings: Record<string, string> = {}, breakDown?: () => never) => {
  const database = await freshDatabase('sqlite', 'seeded');
  const dataDir = temporaryFolder();
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings });
  const services = createServices({
    env,
    database: breakDown ? { ...database, transact: async () => breakDown() } : database,
  });
  const post = createFormPostServices({ services, graphql: createGraphql(services), ip: '192.0.2.7' });
  return { database, dataDir, post };
};

const values = { email: 'ana@example.com', name: 'Ana Diaz', description: 'The film stops after a minute.' };
const mutation = `mutation ($email: String!, $name: String!, $description: String!, $files: [Upload!]) {
  createSupportRequestV2(email: $email, name: $name, description: $description, files: $files)
}`;
const lead: MarketingSubmission = {
  context: {},
  fields: [
    { objectTypeId: '0-1', name: 'firstname', value: 'Ana Diaz' },
    { objectTypeId: '0-1', name: 'email', value: 'ana@example.com' },
    { objectTypeId: '0-1', name: 'position', value: 'Teacher' },
  ],
};
const spooledFiles = (dataDir: string) => readdirSync(join(dataDir, 'uploads', 'incoming'));
const posted = async () => {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(png(3000))], 'a.png'));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = await encoded.arrayBuffer();
  return new Request('http://localhost/faq', { method: 'POST', headers: { 'content-type': type }, body });
};

test.each(['graphql', 'form'] as const)('%s: the spooled file of the posted form is stored', async (call) => {
  const { database, dataDir, post } = await openPost();
  const form = await post.read(await posted());
  expect(spooledFiles(dataDir)).toHaveLength(1);
  const files = form?.getAll('files').filter((value) => typeof value === 'object') ?? [];
  const transport = post.transport(new Headers());
  const response =
    call === 'graphql'
      ? await transport.graphql(mutation, { ...values, files })
      : await transport.form('tech-support', { ...values, studio_id: '48720', files });
  await form?.discard();
  expect(spooledFiles(dataDir)).toEqual([]);
  expect(response).toMatchObject({ status: 200 });
  expect(await rowCounts(database)).toMatchObject({ submissions: 1 });
  const uploads = await unscoped(database.kysely).selectFrom('uploads').select(['name', 'size']).execute();
  expect(uploads).toEqual([{ name: 'a.png', size: 3000 }]);
});

test('the headers carry the idempotency key and the honeypot', async () => {
  const { database, post } = await openPost();
  const transport = post.transport(
    new Headers({ [submitHeaders.key]: 'key-1', [submitHeaders.honeypot]: 'pills' }),
  );
  for (let n = 0; n < 2; n++) await transport.graphql(mutation, values);
  const rows = await unscoped(database.kysely).selectFrom('submissions').select('spam').execute();
  expect(rows).toEqual([{ spam: 'honeypot' }]);
});

test('a refused form and a reached limit have the responses of the endpoints', async () => {
  const { post } = await openPost({ FORMS_PER_MINUTE: '1' });
  const transport = post.transport(new Headers());
  const refused = await transport.graphql(mutation, { ...values, email: 'ana' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ extensions: { code: 'FORM_REFUSED' } }] },
  });
  await transport.graphql(mutation, values);
  const limited = await transport.graphql(mutation, { ...values, name: 'Ben Diaz' });
  expect(limited).toMatchObject({ status: 429, body: { errors: [{ message: formFailures.tooMany }] } });
  expect(Number(post.retryAfter())).toBeGreaterThan(0);
});

const breakdowns = {
  'an unreachable database': {
    error: Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' }),
    status: 503,
    retryAfter: '5',
    message: formFailures.notNow,
    // The page shows the message of the form where the response has none.
    ofGraphql: { message: formFailures.notNow },
  },
  'any other failure': {
    error: new TypeError('a defect'),
    status: 500,
    retryAfter: null,
    message: formFailures.unexpected,
    ofGraphql: {},
  },
};
test.each(Object.entries(breakdowns))('%s is never a refusal', async (_, expected) => {
  const { error, status, retryAfter, message, ofGraphql } = expected;
  const { database, post } = await openPost({}, () => {
    throw error;
  });
  const transport = post.transport(new Headers());
  expect(await transport.graphql(mutation, values)).toMatchObject({ status, body: ofGraphql });
  expect(post.retryAfter()).toBe(retryAfter);
  expect(await transport.form('help', { ...values, studio_id: '48720' })).toMatchObject({
    status,
    body: { message },
  });
  expect(post.retryAfter()).toBe(retryAfter);
  expect(await transport.lead('future-openings', lead)).toMatchObject({ status, body: { message } });
  expect(post.retryAfter()).toBe(retryAfter);
  expect(await rowCounts(database)).toMatchObject({ submissions: 0 });
});

test('a lead is stored, and a refused one has the errors of the endpoint', async () => {
  const { database, post } = await openPost();
  const transport = post.transport(new Headers());
  expect(await transport.lead('future-openings', lead)).toEqual({
    status: 200,
    body: { inlineMessage: 'Thank You!' },
  });
  const rows = await unscoped(database.kysely).selectFrom('submissions').select(['form', 'email']).execute();
  expect(rows).toEqual([{ form: 'marketing-lead', email: 'ana@example.com' }]);
  const refused = await transport.lead('future-openings', { ...lead, fields: [] });
  expect(refused).toMatchObject({ status: 400, body: { status: 'error' } });
  expect(await transport.lead('no-such-form', lead)).toMatchObject({ status: 404 });
});
