import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { docx, pdf, png } from '#tests/forms/sample-files.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();
let sites = 0;

const careers = `mutation($email: String!, $name: String!, $phone: String!, $freeDays: [String!]!, $position: String!,
  $description: String!, $studio_location: String, $studio_id: Int, $form_id: Int, $curriculumVitae: Upload!) {
  sendEmailForCareerFormV3(email: $email, name: $name, phone: $phone, freeDays: $freeDays, position: $position,
    description: $description, studio_location: $studio_location, studio_id: $studio_id, form_id: $form_id,
    curriculumVitae: $curriculumVitae) }`;
const applicant = {
  email: 'dario.luna@example.com',
  name: 'Dario Luna',
  phone: '954-555-0142',
  freeDays: ['Monday'],
  position: 'Teacher',
  description: 'I have taught vinyasa for six years in Tampa.',
  studio_location: 'Davie',
  studio_id: 48720,
  form_id: 7,
  curriculumVitae: null,
};
const support = `mutation($files: [Upload!]) {
  createSupportRequestV2(email: "noor@example.com", name: "Noor", description: "Help", files: $files) }`;

type Sent = { operations: unknown; map: unknown; files?: Record<string, [string, Buffer]> };
const asForm = ({ operations, map, files = {} }: Sent) => {
  const form = new FormData();
  form.append('operations', typeof operations === 'string' ? operations : JSON.stringify(operations));
  form.append('map', typeof map === 'string' ? map : JSON.stringify(map));
  for (const [field, [name, content]] of Object.entries(files)) {
    form.append(field, new Blob([new Uint8Array(content)]), name);
  }
  return form;
};
const application = (file: Buffer, change: object = {}): Sent => ({
  operations: { query: careers, variables: { ...applicant, ...change } },
  map: { 0: ['variables.curriculumVitae'] },
  files: { 0: ['cv.pdf', file] },
});

describeOnSqlite('uploads over GraphQL', (open) => {
  const openSite = async () => {
    const dataDir = join(folder, String(sites++));
    const database = await open('seeded');
    const site = createLeadSite(database, { DATA_DIR: dataDir });
    const send = async (sent: Sent, headers: Record<string, string> = { 'x-requested-with': 'heliora' }) => {
      const encoded = new Response(asForm(sent));
      const response = await site.app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
        body: new Uint8Array(await encoded.arrayBuffer()),
      });
      const body = (await response.json()) as {
        data?: unknown;
        errors?: { message: string; extensions: object }[];
      };
      return { status: response.status, ...body };
    };
    const storedFileCount = () => {
      const all = readdirSync(folder, { recursive: true, withFileTypes: true });
      return all.filter((entry) => entry.isFile() && entry.parentPath.startsWith(join(dataDir, 'uploads')))
        .length;
    };
    return { site, send, database, storedFileCount };
  };

  test('an application is stored with its CV, for the managers of its position', async () => {
    const { send, database, storedFileCount } = await openSite();
    expect(await send(application(docx()))).toEqual({
      status: 200,
      data: { sendEmailForCareerFormV3: true },
    });
    const [row] = await unscoped(database.kysely).selectFrom('submissions').selectAll().execute();
    expect(row).toMatchObject({ form: 'career-application', form_id: 7, location_id: 48720 });
    expect(await unscoped(database.kysely).selectFrom('uploads').select(['name', 'size']).execute()).toEqual([
      { name: 'cv.docx', size: docx().length },
    ]);
    expect(storedFileCount()).toBe(1);
  });

  test('a refusal has the media type that the client accepts', async () => {
    const { site } = await openSite();
    const typeFor = async (headers: Record<string, string>) => {
      const body = new Uint8Array(await new Response(asForm({ operations: '{', map: {} })).arrayBuffer());
      const response = await site.app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        body,
      });
      expect([400, 403]).toContain(response.status);
      return response.headers.get('content-type');
    };
    for (const header of [{}, { 'apollo-require-preflight': 'true' }] as Record<string, string>[]) {
      expect(await typeFor(header)).toBe('application/json; charset=utf-8');
      expect(await typeFor({ ...header, accept: 'application/graphql-response+json' })).toBe(
        'application/graphql-response+json; charset=utf-8',
      );
    }
  });

  test('multipart without such a header is refused before it is read', async () => {
    const { send, database, storedFileCount } = await openSite();
    expect((await send(application(pdf()), {})).status).toBe(403);
    expect((await rowCounts(database)).submissions).toBe(0);
    expect(storedFileCount()).toBe(0);
  });

  const files: Record<string, [string, Buffer]> = { 0: ['cv.pdf', pdf()] };
  test.each<[string, Sent]>([
    [
      'a file that two forms of one document use',
      {
        operations: {
          query: `mutation($files: [Upload!]) { ${['a', 'b'].map(
            (alias) => `${alias}: createSupportRequestV2(
            email: "${alias}@example.com", name: "Noor", description: "Help", files: $files)`,
          )} }`,
          variables: { files: [null] },
        },
        map: { 0: ['variables.files.0'] },
        files: { 0: ['screen.png', png()] },
      },
    ],
    [
      'a file in two places',
      {
        operations: { query: support, variables: { files: [null, null] } },
        map: { 0: ['variables.files.0', 'variables.files.1'] },
        files: { 0: ['screen.png', png()] },
      },
    ],
    ['operations that are no JSON', { operations: '{', map: {}, files }],
    ['a batch of operations', { operations: [{ query: careers }], map: { 0: ['0.variables.x'] }, files }],
    [
      'a file that is not in the map',
      { operations: { query: careers, variables: applicant }, map: {}, files },
    ],
    [
      'a path out of the variables',
      { operations: { query: careers, variables: applicant }, map: { 0: ['query'] }, files },
    ],
    [
      'a path to the prototype',
      { operations: { query: careers, variables: applicant }, map: { 0: ['variables.__proto__.x'] }, files },
    ],
    [
      'a path that overwrites text',
      { operations: { query: careers, variables: applicant }, map: { 0: ['variables.email'] }, files },
    ],
    ['a map of maps', { operations: { query: careers, variables: applicant }, map: { 0: { a: 1 } }, files }],
    [
      'a token that stands for no file',
      { operations: { query: careers, variables: { ...applicant, curriculumVitae: 'x' } }, map: {} },
    ],
    [
      'a file that was not sent',
      { operations: { query: careers, variables: applicant }, map: { 0: ['variables.curriculumVitae'] } },
    ],
  ])('%s is a bad request', async (_, sent) => {
    const { send, database, storedFileCount } = await openSite();
    const result = await send(sent);
    expect(result.status).toBe(400);
    expect((await rowCounts(database)).submissions).toBe(0);
    expect(storedFileCount()).toBe(0);
  });

  test('a file too big for any form is refused with the message of its form', async () => {
    const { send, storedFileCount } = await openSite();
    const picture = {
      operations: { query: support, variables: { files: [null] } },
      map: { 0: ['variables.files.0'] },
      files: { 0: ['a.png', png(26_300_000)] as [string, Buffer] },
    };
    expect(await send(application(pdf(26_300_000)))).toMatchObject({
      status: 422,
      errors: [{ message: 'Uploaded file is too big.(Max: 5MB)' }],
    });
    expect(await send(picture)).toMatchObject({ status: 422, errors: [{ message: 'FILE TOO LARGE' }] });
    expect(storedFileCount()).toBe(0);
  });

  test('a CV that does not fit beside another file of its body is refused, not stored in part', async () => {
    const { send, database } = await openSite();
    const result = await send({
      operations: { query: careers, variables: { ...applicant, other: null } },
      map: { film: ['variables.other'], cv: ['variables.curriculumVitae'] },
      files: { film: ['film.png', png(26_000_000)], cv: ['cv.pdf', pdf(1_000_000)] },
    });
    expect(result).toMatchObject({ status: 422, errors: [{ message: 'FILE(S) TOO LARGE' }] });
    // The field of the CV has another name than `files` of other forms.
    expect(result.errors?.[0]?.extensions).toMatchObject({ fields: { form: 'FILE(S) TOO LARGE' } });
    expect((await rowCounts(database)).submissions).toBe(0);
  });
});
