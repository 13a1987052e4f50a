import { expect, test } from 'vitest';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createContext } from '#server/process/context.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { png } from '#tests/forms/sample-files.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { formFailures } from '#words/form-notices.ts';
import { createFormPost } from './form-post-context.ts';

const openPost = async (settings: Record<string, string> = {}) => {
  const db = await freshDatabase('sqlite', 'seeded');
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder(), ...settings });
  const context = createContext({ env, db });
  return { db, post: createFormPost({ context, graphql: createGraphql(context), address: '192.0.2.7' }) };
};

const values = { email: 'ana@example.com', name: 'Ana Diaz', description: 'The film stops after a minute.' };
const mutation = `mutation ($email: String!, $name: String!, $description: String!, $files: [Upload!]) {
  createSupportRequestV2(email: $email, name: $name, description: $description, files: $files)
}`;
const posted = async () => {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(png(3000))], 'a.png'));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = await encoded.arrayBuffer();
  return new Request('http://localhost/faq', { method: 'POST', headers: { 'content-type': type }, body });
};

test.each(['graphql', 'form'] as const)('%s: the spooled file of the posted form is stored', async (call) => {
  const { db, post } = await openPost();
  const form = await post.read(await posted());
  const files = form?.getAll('files') ?? [];
  const calls = post.calls(new Headers());
  const reply =
    call === 'graphql'
      ? await calls.graphql(mutation, { ...values, files })
      : await calls.form('tech-support', { ...values, studio_id: '48720', files });
  await form?.discard();
  expect(reply).toMatchObject({ status: 200 });
  expect(await rowCounts(db)).toMatchObject({ submissions: 1 });
  const uploads = await db.kysely.selectFrom('uploads').select(['name', 'size']).execute();
  expect(uploads).toEqual([{ name: 'a.png', size: 3000 }]);
});

test('the headers carry the idempotency key and the honeypot', async () => {
  const { db, post } = await openPost();
  const calls = post.calls(new Headers({ [submitHeaders.key]: 'key-1', [submitHeaders.honeypot]: 'pills' }));
  for (let n = 0; n < 2; n++) await calls.graphql(mutation, values);
  const rows = await db.kysely.selectFrom('submissions').select('spam').execute();
  expect(rows).toEqual([{ spam: 'honeypot' }]);
});

test('a refused form and a reached limit have the replies of the endpoints', async () => {
  const { post } = await openPost({ FORMS_PER_MINUTE: '1' });
  const calls = post.calls(new Headers());
  const refused = await calls.graphql(mutation, { ...values, email: 'ana' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ extensions: { code: 'FORM_REFUSED' } }] },
  });
  await calls.graphql(mutation, values);
  const limited = await calls.graphql(mutation, { ...values, name: 'Ben Diaz' });
  expect(limited).toMatchObject({ status: 429, body: { errors: [{ message: formFailures.tooMany }] } });
  expect(Number(post.retryAfter())).toBeGreaterThan(0);
});

test('a failure of the server is never a refusal', async () => {
  const { db, post } = await openPost();
  await db.close();
  const calls = post.calls(new Headers());
  expect((await calls.graphql(mutation, values)).status).toBeGreaterThanOrEqual(500);
  expect((await calls.form('help', values)).status).toBeGreaterThanOrEqual(500);
});
