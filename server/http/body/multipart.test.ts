import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSpool, isSpooled } from '#server/integrations/file-store/spool.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { png } from '#tests/forms/sample-files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readMultipart } from './multipart.ts';

const spool = createSpool(join(temporaryFolder(), 'spool'));
/** Size of one chunk from a socket. */
const piece = Buffer.alloc(64 * 1024, 'x');
const most = 200 * 2 ** 20;
const text = '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\n';
const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';

/** A body of 200 MB that counts how many bytes were read from it. */
const endless = (opening: string, headers: Record<string, string> = {}) => {
  let bytes = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(opening)),
    pull(controller) {
      if (bytes >= most) return controller.close();
      bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  const init = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body,
    duplex: 'half',
  };
  return { request: new Request('http://heliora.example/form/help', init), bytesRead: () => bytes };
};
const refusalOf = async (request: Request, maxBytes: number) =>
  readMultipart(request, spool, maxBytes).then(
    () => undefined,
    (error: unknown) => error,
  );

const { form, formWithFiles } = bodyBytes;
describe('a body without end is read up to its limit', () => {
  test.each<[string, string, number]>([
    ['a text, where no files are taken', text, form],
    ['a text, where files are taken', text, formWithFiles],
    ['a preamble', 'hello', form],
    ['a file, where none is taken', file, form],
    ['a file', `${file}${png(100).toString('latin1')}`, formWithFiles],
  ])('%s', async (_, opening, maxBytes) => {
    const { request, bytesRead } = endless(opening);
    expect(await refusalOf(request, maxBytes)).toMatchObject({ name: 'BadMultipart', status: 413 });
    expect(bytesRead()).toBeLessThan(maxBytes + 1e6);
  });
});

test('a body with a declared length over the limit is refused unread', async () => {
  const { request, bytesRead } = endless(text, { 'content-length': String(form + 1) });
  expect(await refusalOf(request, form)).toMatchObject({ name: 'BadMultipart', status: 413 });
  // The stream itself may buffer one chunk in advance.
  expect(bytesRead()).toBeLessThanOrEqual(piece.length);
});

const requestOf = async (sent: FormData) => {
  const encoded = new Response(sent);
  return new Request('http://heliora.example/form/help', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: await encoded.arrayBuffer(),
  });
};

test('files are stored one after the other, so that the later of two is the one that does not fit', async () => {
  const sent = new FormData();
  sent.append('files', new File([new Uint8Array(26_000_000)], 'first.png'));
  sent.append('files', new File([new Uint8Array(1_000_000)], 'second.png'));
  const steps: string[] = [];
  const recorded: typeof spool = {
    ...spool,
    receive: async (bytes, name) => {
      steps.push(`${name} begins`);
      const file = await spool.receive(bytes, name);
      steps.push(`${name} ends`);
      return file;
    },
  };
  const { files, discard } = await readMultipart(await requestOf(sent), recorded);
  expect(steps).toEqual(['first.png begins', 'first.png ends', 'second.png begins', 'second.png ends']);
  expect(files.map(({ file }) => isSpooled(file))).toEqual([true, false]);
  await discard();
});

test('a file input that was left empty is no file', async () => {
  const sent = new FormData();
  sent.append('name', 'Ana');
  sent.append('files', new File([], ''));
  const { fields, files } = await readMultipart(await requestOf(sent), spool);
  expect([fields.get('name'), files]).toEqual(['Ana', []]);
});
