import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import {
  type CachedResponse,
  compressible,
  matchesEtag,
  respond,
  toCachedResponse,
} from '#server/http/cache/cached-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
};
const maxCachedBytes = 512 * 1024;
/** Limit for map data, which is large but compresses to a sixth; a streamed file is not compressed. */
const maxCachedTextBytes = 4 * 1024 * 1024;
/** Of all files together that are compressed and in memory. */
const maxReadyBytes = 96 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable';

type Options = {
  root: string;
  /** Path prefix of the folder in the URL, e.g. `/media`. */
  mount: string;
  /** Whether the URL identifies this exact content (a hash in the name or a version in the query). */
  isImmutable: (url: URL) => boolean;
};

/**
 * Files of one folder. Small files are compressed once and cached in memory; films are streamed with range
 * requests. Paths outside the folder, dot files and directory listings are not served.
 */
export function createStaticFiles({ root, mount, isImmutable }: Options) {
  const ready = new Map<string, CachedResponse>();
  let readyBytes = 0;

  const locate = (url: URL): string | null => {
    let path: string;
    try {
      path = decodeURIComponent(url.pathname.slice(mount.length));
    } catch {
      return null;
    }
    if (
      path.includes('\0') ||
      path.split(/[/\\]/).some((part) => part === '..' || (part.startsWith('.') && part !== '.well-known'))
    )
      return null;
    return types[extname(path)] ? join(root, normalize(path)) : null;
  };

  return async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = new URL(request.url);
    const file = locate(url);
    if (!file) return null;
    const cacheControl = isImmutable(url) ? immutable : 'public, max-age=3600';
    const key = `${file}|${cacheControl}`;
    const cached = ready.get(key);
    if (cached) return respond(request, cached);

    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const headers = { 'content-type': types[extname(file)] as string, 'cache-control': cacheControl };
    const limit = compressible.test(headers['content-type']) ? maxCachedTextBytes : maxCachedBytes;
    // Players request even small films in ranges; some refuse a film without range support.
    const isFilm = headers['content-type'].startsWith('video/');
    if (info.size > limit || isFilm) return stream(request, file, info, headers);

    // The best compression of a large file takes seconds and gains about one percent.
    const quality = info.size > maxCachedBytes ? 'medium' : 'best';
    const made = toCachedResponse(200, headers, new Uint8Array(await readFile(file)), quality);
    if (readyBytes + info.size < maxReadyBytes) {
      ready.set(key, made);
      readyBytes += info.size;
    }
    return respond(request, made);
  };
}

function stream(
  request: Request,
  file: string,
  info: { size: number; mtimeMs: number },
  base: Record<string, string>,
): Response {
  const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = { ...base, 'accept-ranges': 'bytes', etag };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  // `If-Range` of another version: the client gets the whole current file.
  const isSame = (request.headers.get('if-range') ?? etag) === etag;
  const range = isSame && /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  let start = 0;
  let end = info.size - 1;
  let status = 200;
  if (range && (range[1] || range[2])) {
    start = range[1] ? Number(range[1]) : Math.max(0, info.size - Number(range[2]));
    end = range[1] && range[2] ? Math.min(Number(range[2]), end) : end;
    if (start > end) {
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${info.size}` },
      });
    }
    status = 206;
    headers['content-range'] = `bytes ${start}-${end}/${info.size}`;
  }
  headers['content-length'] = String(end - start + 1);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}
