import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { startRealS3 } from '#tests/fakes/real-s3.ts';
import { doc, docx, html, pdf, png, zip } from '#tests/forms/sample-files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createDiskBackend } from './disk.ts';
import type { BlobBackend, FileStore } from './file-store.ts';
import { withOrphanTracking } from './orphan-tracking.ts';
import { createS3Backend, readStoreUrl } from './s3.ts';
import { createSpool, safeName } from './spool.ts';

const folder = temporaryFolder();
const incoming = join(folder, 'incoming');
const spool = createSpool(incoming);
const receive = (content: Buffer, name = 'cv.pdf') =>
  spool.receive(Readable.from([content.subarray(0, 7), content.subarray(7)]), name);
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const unknown = 'application/octet-stream';

describe('the spool', () => {
  test.each([
    ['a pdf', pdf(), 'application/pdf'],
    ['a Word document', docx(), docxType],
    ['an old Word document', doc(), 'application/msword'],
    ['a png', png(), 'image/png'],
    ['a page called cv.pdf', html(), unknown],
    ['an installer in the container of Word', doc('MsiDatabase'), unknown],
    ['a zip that is no document', zip([{ name: 'a.txt', content: Buffer.from('a') }]), unknown],
    ['a document with macros', docx({ name: 'word/vbaProject.bin', content: Buffer.from('x') }), unknown],
    ['a document cut in half', docx().subarray(0, 60), unknown],
    ['a page before a pdf', Buffer.concat([html(), pdf()]), unknown],
    ['nothing', Buffer.alloc(0), unknown],
  ])('the type of %s is detected by its content', async (_, content, type) => {
    const file = await receive(content);
    expect(file).toMatchObject({ type, size: content.length });
    expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    await spool.discard(file);
  });

  test('an interrupted upload leaves nothing', async () => {
    const broken = Readable.from(
      (function* () {
        yield pdf();
        throw new Error('connection reset');
      })(),
    );
    await expect(spool.receive(broken, 'a')).rejects.toThrow('connection reset');
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('a system that writes seven bytes at a time gets the whole file', async () => {
    const handle = await open(join(folder, 'any'), 'w');
    const { write } = handle;
    const short = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockImplementation(function (
      this: unknown,
      ...[bytes, at = 0]: unknown[]
    ) {
      return Reflect.apply(write, this, [bytes, at, Math.min(7, (bytes as Buffer).length - Number(at))]);
    });
    const content = pdf(1000);
    const file = await receive(content);
    short.mockRestore();
    await handle.close();
    expect(readFileSync(file.path)).toEqual(content);
    await spool.discard(file);
  });

  test('files of a killed process are deleted after a while', async () => {
    const file = await receive(pdf());
    await spool.sweep(Date.now() - 60_000);
    expect(existsSync(file.path)).toBe(true);
    await spool.sweep(Date.now() + 60_000);
    expect(existsSync(file.path)).toBe(false);
  });

  test.each([
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\temp\\CV Ana.docx', docxType, 'CV Ana.docx'],
    ['résumé (2).pdf.exe', 'application/pdf', 'résumé (2)-pdf.pdf'],
    ['a\r\nContent-Type: text/html.png', 'image/png', 'html.png'],
    ['"><script>.png', 'image/png', 'script.png'],
    ['.htaccess', 'image/png', 'file.png'],
    ['', 'video/mp4', 'file.mp4'],
    ['\ud800.png', 'image/png', 'file.png'],
    ['x'.repeat(300), unknown, `${'x'.repeat(80)}.bin`],
  ])('%j becomes a harmless label', (given, type, name) => expect(safeName(given, type)).toBe(name));
});

test('a URL contains the bucket, and the folder in it if there is one', () => {
  const read = (path: string) => readStoreUrl(`https://KEY:S%2FT@store.example${path}?region=eu-1`);
  expect(read('/leads')).toMatchObject({ bucket: 'leads', prefix: 'uploads/', region: 'eu-1' });
  expect(read('/leads/')).toMatchObject({ bucket: 'leads', prefix: 'uploads/' });
  expect(read('/leads/staging/b')).toMatchObject({ bucket: 'leads', prefix: 'staging/b/uploads/' });
  expect(read('/leads').credentials).toEqual({ accessKeyId: 'KEY', secretAccessKey: 'S/T' });
});

const stores: [string, () => Promise<{ backend: BlobBackend; stop: () => unknown }>][] = [
  ['a disk', async () => ({ backend: createDiskBackend(join(folder, 'kept')), stop: () => {} })],
  [
    'an S3-compatible server',
    async () => {
      const s3 = await startRealS3('leads');
      return { backend: createS3Backend(s3.url()), stop: s3.close };
    },
  ],
];

test('a wrong secret and a missing bucket are errors, and neither counts as an outage', async () => {
  const s3 = await startRealS3('leads');
  const urls = [s3.url('wrong'), s3.url().replace('/leads/', '/nowhere/')];
  for (const url of urls) {
    const backend = createS3Backend(url);
    const file = await receive(pdf());
    const error = await backend
      .put('ab/0f0f0f0f-0000-4000-8000-000000000000', file)
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Unavailable);
    expect(existsSync(file.path)).toBe(true);
    await spool.discard(file);
    await backend.close();
  }
  await s3.close();
});

describe.each(stores)('%s as file store', (name, start) => {
  const markers = join(folder, `markers of ${name}`);
  let store: FileStore;
  let stop: () => unknown;
  beforeAll(async () => {
    const started = await start();
    store = withOrphanTracking(started.backend, markers);
    stop = started.stop;
  });
  afterAll(async () => {
    await store.close();
    await stop();
  });

  test('stores a file byte for byte under a generated name', async () => {
    const content = png(300_000);
    const file = await receive(content, '../../evil.png');
    const key = await store.save(file);
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    expect((await buffer(await store.open(key))).equals(content)).toBe(true);
    expect(existsSync(file.path)).toBe(false);
  });

  test('lists unconfirmed files until they are confirmed or removed', async () => {
    const earlier = await store.unconfirmedBefore(Date.now() + 1000);
    await store.confirm(earlier);
    const keys = await Promise.all([1, 2, 3].map(async () => store.save(await receive(pdf()))));
    const [settled = '', removed = '', left = ''] = keys;
    expect(await store.unconfirmedBefore(Date.now() - hourMs)).toEqual([]);
    expect((await store.unconfirmedBefore(Date.now() + 1000)).sort()).toEqual([...keys].sort());
    await store.confirm([settled]);
    await store.remove(removed);
    expect(await store.unconfirmedBefore(Date.now() + 1000)).toEqual([left]);
    expect((await buffer(await store.open(settled))).equals(pdf())).toBe(true);
    // Not only the stream: a download is a response with an error, instead of a broken transfer.
    await expect(store.open(removed)).rejects.toThrow();
  });

  test('lists a file whose storing failed, because the backend may still have it', async () => {
    await store.confirm(await store.unconfirmedBefore(Date.now() + 1000));
    const file = await receive(pdf());
    await spool.discard(file);
    await expect(store.save(file)).rejects.toThrow();
    expect(await store.unconfirmedBefore(Date.now() + 1000)).toHaveLength(1);
  });

  test.each(['../x', '/etc/passwd', 'ab/../../x', ''])('refuses the foreign key %j', async (key) => {
    await expect(store.open(key)).rejects.toThrow('not a key');
  });
});
