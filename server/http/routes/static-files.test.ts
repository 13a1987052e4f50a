import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const outer = mkdtempSync(join(tmpdir(), 'heliora-static-'));
const root = join(outer, 'library');
const film = Buffer.alloc(700_000, 7);
const files = createStaticFiles({ root, mount: '/media', isImmutable: (url) => url.searchParams.has('v') });
const get = (path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://x/media${path}`, { headers }));

beforeAll(() => {
  mkdirSync(join(root, 'home'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.hidden.txt'), 'hidden');
  writeFileSync(join(root, 'home', 'hero.svg'), '<svg/>');
  writeFileSync(join(root, 'film.mp4'), film);
  writeFileSync(join(root, 'clip.mp4'), Buffer.alloc(900, 1));
  writeFileSync(join(root, 'map.json'), JSON.stringify(Array(300_000).fill(1)));
});

test('a versioned file may be cached forever, an unversioned one for an hour', async () => {
  expect((await get('/home/hero.svg?v=1'))?.headers.get('cache-control')).toContain('immutable');
  expect((await get('/home/hero.svg'))?.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/home/hero.svg'))?.headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/home/..%2f..%2fsecret.txt',
  '/.hidden.txt',
  '/home',
  '/home/',
  '/nothing.svg',
  '/home/hero.svg%00.svg',
  '/%ff%fe.svg',
  '/home/hero.exe',
])('nothing is served for %s', async (path) => {
  expect(await get(path)).toBeNull();
});

test('the smallest film supports range requests too', async () => {
  const piece = await get('/clip.mp4', { range: 'bytes=0-1' });
  expect(piece?.status).toBe(206);
  expect(piece?.headers.get('content-range')).toBe('bytes 0-1/900');
});

test('films support range requests, so that players can seek', async () => {
  const middle = await get('/film.mp4', { range: 'bytes=100-199' });
  expect(middle?.status).toBe(206);
  expect(middle?.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`);
  expect((await middle?.arrayBuffer())?.byteLength).toBe(100);
  const tail = await get('/film.mp4', { range: 'bytes=-50' });
  expect(tail?.headers.get('content-range')).toBe(
    `bytes ${film.length - 50}-${film.length - 1}/${film.length}`,
  );
  const open = await get('/film.mp4', { range: `bytes=${film.length - 10}-` });
  expect((await open?.arrayBuffer())?.byteLength).toBe(10);
  expect((await get('/film.mp4', { range: `bytes=${film.length}-` }))?.status).toBe(416);
  expect((await get('/film.mp4', { range: 'bytes=abc' }))?.status).toBe(200);
});

test('a film that the client has is not sent again, and parts of another version are not joined to it', async () => {
  const tag = (await get('/film.mp4'))?.headers.get('etag') ?? '';
  for (const named of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
    expect((await get('/film.mp4', { 'if-none-match': named }))?.status).toBe(304);
  expect((await get('/film.mp4', { 'if-none-match': '"other"' }))?.status).toBe(200);
  const range = 'bytes=100-199';
  expect((await get('/film.mp4', { range, 'if-range': tag }))?.status).toBe(206);
  for (const other of ['"other"', `W/${tag}`, 'Sun, 15 Nov 2026 12:00:00 GMT'])
    expect((await get('/film.mp4', { range, 'if-range': other }))?.status).toBe(200);
});

test('HEAD of a film has its length and no stream, which nothing would close', async () => {
  const response = await files(new Request('http://x/media/film.mp4', { method: 'HEAD' }));
  expect(response?.headers.get('content-length')).toBe(String(film.length));
  expect(response?.body).toBeNull();
});

test('large text is compressed too', async () => {
  const response = await get('/map.json', { 'accept-encoding': 'br' });
  expect(response?.headers.get('content-encoding')).toBe('br');
  expect(Number(response?.headers.get('content-length'))).toBeLessThan(10_000);
});
