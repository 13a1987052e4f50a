import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSpool, isSpooled } from '#server/integrations/file-store/spool.ts';
import { png } from '#tests/forms/sample-files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readPostedForm } from './posted-form.ts';

const folder = temporaryFolder();
let spools = 0;
const openSpool = () => {
  const at = join(folder, String(spools++));
  mkdirSync(at);
  const spooledSizes = () => readdirSync(at).map((name) => statSync(join(at, name)).size);
  return { spool: createSpool(at), spooledSizes };
};

/** The body arrives in small chunks, as from a socket: in one chunk, all files would be read at once. */
const post = (parts: [name: string, value: string | File][]): Request => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const encoded = new Response(form);
  const init = {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: encoded.body,
    duplex: 'half',
  };
  return new Request('http://heliora.example/contact-us', init);
};
const file = (name: string, size: number) => new File([new Uint8Array(png(size))], name);

test('texts, also repeated ones, and files on disk are read', async () => {
  const { spool, spooledSizes } = openSpool();
  const posted = await readPostedForm(
    post([
      ['form', 'career-application'],
      ['freeDays', 'Monday'],
      ['freeDays', 'Friday'],
      ['files', file('a.png', 3000)],
      ['files', new File([], '')],
    ]),
    spool,
  );
  expect(posted?.getAll('freeDays')).toEqual(['Monday', 'Friday']);
  expect(posted?.getAll('none')).toEqual([]);
  const [first, ...more] = posted?.getAll('files') ?? [];
  if (!isSpooled(first)) throw new Error('no file');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ name: 'a.png', size: 3000, type: 'image/png' });
  expect(readFileSync(first.path)).toEqual(png(3000));
  await posted?.discard();
  expect(spooledSizes()).toEqual([]);
});

test('an oversized file is measured, not stored, and the texts around it are read', async () => {
  const { spool, spooledSizes } = openSpool();
  const posted = await readPostedForm(
    post([
      ['name', 'Ana'],
      ['files', file('film.png', 40_000_000)],
      ['files', file('late.png', 2_000_000)],
      ['description', 'It stops after a minute.'],
      ['long', 'x'.repeat(100_000)],
    ]),
    spool,
  );
  expect(posted?.getAll('name')).toEqual(['Ana']);
  expect(posted?.getAll('description')).toEqual(['It stops after a minute.']);
  expect(String(posted?.getAll('long')[0]).length).toBeGreaterThan(60_000);
  expect(posted?.getAll('files')).toEqual([
    { name: 'film.png', size: 40_000_000, type: 'image/png' },
    { name: 'late.png', size: 2_000_000, type: 'image/png' },
  ]);
  expect(spooledSizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(26_400_000);
  await posted?.discard();
  expect(spooledSizes()).toEqual([]);
});

test('of twelve files eleven are read, which is one over the limit', async () => {
  const { spool, spooledSizes } = openSpool();
  const twelve = Array.from({ length: 12 }, (_, n) => ['files', file(`${n}.png`, 500)] as [string, File]);
  const posted = await readPostedForm(post([...twelve, ['name', 'Ana']]), spool);
  expect(posted?.getAll('files')).toHaveLength(11);
  expect(posted?.getAll('name')).toEqual(['Ana']);
  await posted?.discard();
  expect(spooledSizes()).toEqual([]);
});

const plainly = (body: string, type = 'application/x-www-form-urlencoded') =>
  readPostedForm(
    new Request('http://heliora.example/faq', { method: 'POST', headers: { 'content-type': type }, body }),
    openSpool().spool,
  );

test('a form without files is read as well', async () => {
  const posted = await plainly('form=faq&studio=1&studio=2&reason=a+b%C3%A9');
  expect(posted?.getAll('studio')).toEqual(['1', '2']);
  expect(posted?.getAll('reason')).toEqual(['a bé']);
});

test('a body larger than any form of our pages is a 413', async () => {
  await expect(plainly('x'.repeat(1_100_000))).rejects.toMatchObject({ status: 413 });
  const fields = Array.from({ length: 50 }, (_, n) => [`f${n}`, 'x'] as [string, string]);
  await expect(readPostedForm(post(fields), openSpool().spool)).rejects.toMatchObject({ status: 413 });
});

test('a body that is not a form returns undefined', async () => {
  expect(await plainly('hello', 'multipart/form-data; boundary=x')).toBeUndefined();
  expect(await plainly('hello', 'multipart/form-data')).toBeUndefined();
});
