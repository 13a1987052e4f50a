import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { cleanUp } from '#server/jobs/clean-up-job.ts';
import { describeOnBothDatabases, freshDatabase } from '#tests/databases/databases.ts';
import { contactValid } from '#tests/forms/form-cases/contact.ts';
import { html, pdf, png } from '#tests/forms/sample-files.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const clock = { now: () => Date.parse('2026-11-15T17:00:00Z') };
const folder = temporaryFolder();
let sites = 0;

const formOf = (fields: Record<string, unknown>, files: [string, Buffer, string?][] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const [name, content, type] of files) {
    form.append('files', new Blob([new Uint8Array(content)], { type: type ?? 'image/png' }), name);
  }
  return form;
};
const fields = {
  email: contactValid.email,
  name: contactValid.name,
  description: contactValid.description,
  studio_id: 48750,
  studio_location: 'Midtown Miami',
  form: 'tech-support',
  form_id: 3,
};

type Open = (state: 'seeded') => Promise<Database>;
const siteOpener =
  (open: Open) =>
  async (settings: Record<string, string> = {}) => {
    const dataDir = join(folder, String(sites++));
    const database = await open('seeded');
    const site = createLeadSite(database, { DATA_DIR: dataDir, ...settings }, clock);
    const post = async (type: string, body: BodyInit, headers: Record<string, string> = {}) => {
      // Sent as bytes: undici fails on its own FormData stream when the server stops reading.
      const encoded = new Response(body);
      const response = await site.app.request(`/form/${type}`, {
        method: 'POST',
        body: new Uint8Array(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as { message: string; fields?: object },
      };
    };
    const uploads = join(dataDir, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const storedFileCount = () =>
      readdirSync(uploads, { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && /^[0-9a-f-]{36}$/.test(entry.name),
      ).length;
    return { site, post, database, storedFileCount };
  };

describeOnBothDatabases('the REST forms', (open) => {
  const openSite = siteOpener(open);

  test('of a field that is sent twice, the last value counts', async () => {
    const { post, database } = await openSite();
    const form = formOf({ ...fields, name: 'First Name' }, []);
    form.append('name', 'Last Name');
    expect((await post('help', form)).status).toBe(200);
    const [stored] = await unscoped(database.kysely).selectFrom('submissions').select('payload').execute();
    expect(fromJson(stored?.payload)).toMatchObject({ name: 'Last Name' });
  });

  test('tech support stores its files under generated names', async () => {
    const { post, database, storedFileCount } = await openSite();
    const files: [string, Buffer][] = [
      ['../../screen.png', png(50_000)],
      ['movie.mp4', Buffer.from('\0\0\0\x18ftypisom----------------', 'latin1')],
    ];
    expect((await post('tech-support', formOf(fields, files))).status).toBe(200);
    const uploads = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .orderBy('name')
      .execute();
    expect(uploads).toMatchObject([
      { name: 'movie.mp4', type: 'video/mp4', size: 28 },
      { name: 'screen.png', type: 'image/png', size: 50_000 },
    ]);
    for (const { store_key } of uploads) expect(store_key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    expect(storedFileCount()).toBe(2);
  });

  test('a file with a very long name is stored under a short one, and the fields after it are read', async () => {
    const { post, database } = await openSite();
    const files: [string, Buffer][] = [
      [`screen${'-'.repeat(70_000)}b.png`, png(500)],
      ['a.png', png(600)],
    ];
    expect((await post('tech-support', formOf(fields, files))).status).toBe(200);
    const uploads = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .orderBy('size')
      .execute();
    expect(uploads).toMatchObject([
      { name: 'screen.png', size: 500 },
      { name: 'a.png', size: 600 },
    ]);
  });

  test('a repeated form stores one submission and one copy of its files', async () => {
    const { post, database, storedFileCount } = await openSite();
    for (let n = 0; n < 3; n++) {
      const again = await post('tech-support', formOf(fields, [['a.png', png()]]), {
        'idempotency-key': 'one',
      });
      expect(again.status).toBe(200);
    }
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, uploads: 1 });
    expect(storedFileCount()).toBe(1);
  });

  test('over the rate limit the upload is not read', async () => {
    const { site, post } = await openSite({ FORMS_PER_MINUTE: '1' });
    const receive = vi.spyOn(site.forms.spool, 'receive');
    const send = () => post('tech-support', formOf(fields, [['a.png', png()]]));
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    expect(receive).toHaveBeenCalledTimes(1);
  });

  test('a stored file can be fetched only by its token, and only as a download', async () => {
    const { site, post, database } = await openSite();
    await post('tech-support', formOf(fields, [['a;b.png', png(5000)]]));
    const { download_token: token } = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .executeTakeFirstOrThrow();
    const response = await site.app.request(`/uploads/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="a-b.png"; filename*=UTF-8''a-b.png`,
    );
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect((await response.arrayBuffer()).byteLength).toBe(5000);
    expect((await site.app.request('/uploads/wrong')).status).toBe(404);
    for (const [age, status] of [
      [179 * dayMs, 200],
      [181 * dayMs, 404],
    ] as const) {
      await unscoped(database.kysely)
        .updateTable('uploads')
        .set({ created_at: clock.now() - age })
        .execute();
      expect((await site.app.request(`/uploads/${token}`)).status).toBe(status);
    }
  });

  test('HEAD of a stored file has the headers of the download and opens no file', async () => {
    const { site, post, database } = await openSite();
    await post('tech-support', formOf(fields, [['a.png', png(5000)]]));
    const { download_token: token } = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .executeTakeFirstOrThrow();
    const opened = vi.spyOn(site.forms.files, 'open');
    const response = await site.app.request(`/uploads/${token}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('5000');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(opened).not.toHaveBeenCalled();
  });

  test('a file that is missing in the store is a 404, not half a response', async () => {
    const { site, post, database } = await openSite();
    await post('tech-support', formOf(fields, [['a.png', png()]]));
    const upload = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .executeTakeFirstOrThrow();
    await site.forms.files.remove(upload.store_key);
    const response = await site.app.request(`/uploads/${upload.download_token}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  test('an orphaned file is deleted after an hour, a file of a submission stays', async () => {
    const { site, post, storedFileCount } = await openSite();
    await post('tech-support', formOf(fields, [['a.png', png()]]));
    const orphan = await site.forms.spool.receive(Readable.from([pdf()]), 'x');
    await site.forms.files.save(orphan);
    expect(storedFileCount()).toBe(2);
    await cleanUp(site.forms);
    expect(storedFileCount()).toBe(2);
    await cleanUp(site.forms, Date.now() + 2 * hourMs);
    expect(storedFileCount()).toBe(1);
  });
});

describe('what the REST forms refuse', () => {
  const openSite = siteOpener(() => freshDatabase('sqlite', 'seeded'));

  test.each([
    ['eleven files', Array(11).fill(['a.png', png(100)]), 422, 'TOO MANY FILES (MAX: 10)'],
    [
      'one byte more than 25 MB in all',
      [
        ['a.png', png(20_000_000)],
        ['b.png', png(6_214_401)],
      ],
      422,
      'FILE(S) TOO LARGE',
    ],
    ['one file of more than 25 MB', [['a.png', png(26_214_401)]], 422, 'FILE TOO LARGE'],
    [
      'a small file and one of more than 25 MB',
      [
        ['a.png', png(10_000_000)],
        ['b.png', png(27_000_000)],
      ],
      422,
      'FILE TOO LARGE',
    ],
    [
      'a page of more than 25 MB',
      [['screen.png', Buffer.alloc(26_300_000, html())]],
      422,
      'UNSUPPORTED FORMAT',
    ],
  ] as [string, [string, Buffer][], number, string][])(
    '%s is refused and nothing is stored',
    async (_, files, status, message) => {
      const { post, database, storedFileCount } = await openSite();
      expect(await post('tech-support', formOf(fields, files))).toMatchObject({ status, body: { message } });
      expect(await rowCounts(database)).toMatchObject({ submissions: 0, uploads: 0, outbox: 0 });
      expect(storedFileCount()).toBe(0);
    },
  );

  test('exactly 25 MB are accepted', async () => {
    const { post, storedFileCount } = await openSite();
    expect((await post('tech-support', formOf(fields, [['a.png', png(26_214_400)]]))).status).toBe(200);
    expect(storedFileCount()).toBe(1);
  });

  test('the help form accepts no files', async () => {
    const { post, storedFileCount } = await openSite();
    expect(await post('help', formOf(fields, [['a.png', png()]]))).toMatchObject({
      status: 422,
      body: { message: 'Invalid file format' },
    });
    expect(storedFileCount()).toBe(0);
  });

  test.each(['careers', 'helpx', '__proto__', 'constructor', '..%2fhelp'])(
    'there is no form "%s"',
    async (type) => {
      const { post } = await openSite();
      expect((await post(type, formOf(fields))).status).toBe(404);
    },
  );

  test.each([
    ['no body', undefined, 'multipart/form-data; boundary=x'],
    ['no boundary', 'x', 'multipart/form-data'],
    ['JSON', '{}', 'application/json'],
    [
      'a body that ends in a file',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    [
      'a part whose headers never end',
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r?a@example.com\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['a body without its boundary', 'hello', 'multipart/form-data; boundary=x'],
  ])('%s is a bad request', async (_, body, type) => {
    const { post, database, storedFileCount } = await openSite();
    const result = await post('tech-support', body as string, { 'content-type': type });
    expect(result.status).toBe(400);
    expect((await rowCounts(database)).submissions).toBe(0);
    expect(storedFileCount()).toBe(0);
  });

  test.each([
    ['ten thousand fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, 'x']))],
  ])('%s is too large', async (_, sent) => {
    const { post, database } = await openSite();
    expect((await post('help', formOf(sent))).status).toBe(413);
    expect((await rowCounts(database)).submissions).toBe(0);
  });

  test.each([
    ['description', 'This is longer than we can take'],
    ['name', 'Name is too long'],
    ['email', 'Enter a valid email'],
  ])('a %s of 100 KB is refused with the message of the page', async (field, message) => {
    const { post } = await openSite();
    const result = await post('help', formOf({ ...fields, [field]: 'x'.repeat(100_000) }));
    expect(result).toMatchObject({ status: 422, body: { message, fields: { [field]: message } } });
  });

  test('a form of another site is refused', async () => {
    const { post, database } = await openSite();
    expect(
      (await post('help', formOf(fields), { origin: 'https://evil.example', host: 'heliora.example' }))
        .status,
    ).toBe(403);
    expect((await post('help', formOf(fields), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await rowCounts(database)).submissions).toBe(0);
  });
});
