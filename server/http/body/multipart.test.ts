import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSpool } from '#server/integrations/file-store/spool.ts';
import { png } from '#tests/forms/sample-files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readMultipart } from './multipart.ts';
import { BadMultipart, defaultUploads, FilesRefused, noFiles, type UploadLimits } from './upload-limits.ts';

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
const refusalOf = async (request: Request, takes: UploadLimits) =>
  readMultipart(request, spool, takes).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an endpoint stops reading', () => {
  test.each<[string, string, UploadLimits, number]>([
    ['a text without end, where no files are taken', text, noFiles, 1e6],
    ['a text without end, where files are taken', text, defaultUploads, 28e6],
    ['a preamble without end', 'hello', noFiles, 1e6],
    ['a file without end', `${file}${png(100).toString('latin1')}`, defaultUploads, 28e6],
  ])('%s', async (_, opening, takes, enough) => {
    const { request, bytesRead } = endless(opening);
    expect(await refusalOf(request, takes)).toMatchObject({ name: 'BadMultipart', status: 413 });
    expect(bytesRead()).toBeLessThan(enough);
  });

  test('a file, where none is accepted', async () => {
    const { request, bytesRead } = endless(file);
    expect(await refusalOf(request, noFiles)).toBeInstanceOf(FilesRefused);
    expect(bytesRead()).toBeLessThan(1e6);
  });
});

test('where no files are accepted, a body with a declared length of 700,000 bytes is refused unread', async () => {
  const { request, bytesRead } = endless(text, { 'content-length': '700000' });
  expect(await refusalOf(request, noFiles)).toBeInstanceOf(BadMultipart);
  // The stream itself may buffer one chunk in advance.
  expect(bytesRead()).toBeLessThanOrEqual(piece.length);
});

test('a file input that was left empty is no file', async () => {
  const form = new FormData();
  form.append('name', 'Ana');
  form.append('files', new File([], ''));
  const encoded = new Response(form);
  const request = new Request('http://heliora.example/form/help', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: await encoded.arrayBuffer(),
  });
  const { fields, files } = await readMultipart(request, spool, noFiles);
  expect([fields.get('name'), files]).toEqual(['Ana', []]);
});
