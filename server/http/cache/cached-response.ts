import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];
/** The encoding of a body; `identity` is not compressed. */
type ContentCoding = Encoding | 'identity';
/** Compression effort: `low` for one of thousands, `medium` for a page, `best` for an immutable file. */
type Quality = 'low' | 'medium' | 'best';
const brotliLevels: Record<Quality, number> = { low: 4, medium: 7, best: 11 };
const gzipLevels: Record<Quality, number> = { low: 5, medium: 6, best: 9 };

/** A response that can be sent any number of times: compressed once, tagged once. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` values, apart from `headers` because a response may have several. */
  cookies: readonly string[];
  /** One ETag per content coding, because a strong ETag promises the same bytes. */
  tags: Record<ContentCoding, string>;
  /** Compressed for the first client that accepts the coding: most responses are requested in one only. */
  bodies: { identity: Bytes } & Partial<Record<Encoding, Promise<Bytes>>>;
  /** Null when compression would gain nothing. */
  quality: Quality | null;
  /** How long it is fresh; without it, the `freshMs` of its cache decides. */
  freshMs?: number | undefined;
  /** By default with status 200 and without cookies. */
  isStorable: boolean;
  /** Contains an error, whatever its status: never stored, and an older good response is preferred. */
  isDegraded?: boolean;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthCompressing = 600;
/** Media types of text, which compress well. */
export const compressible =
  /^(text\/|application\/(json|javascript|xml|ld\+json|graphql-response\+json|vnd\.apple\.mpegurl)|image\/svg\+xml)/;

const compress: Record<Encoding, (body: Bytes, quality: Quality) => Promise<Uint8Array>> = {
  br: (body, quality) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliLevels[quality],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, quality) => toGzip(body, { level: gzipLevels[quality] }),
};

export function toCachedResponse(
  status: number,
  init: Headers | Record<string, string>,
  body: Bytes,
  quality: Quality = 'medium',
): CachedResponse {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(new Headers(init));
  const cookies = init instanceof Headers ? init.getSetCookie() : [];
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isWorthIt = body.length >= worthCompressing && compressible.test(headers['content-type'] ?? '');
  return {
    status,
    headers,
    cookies,
    isStorable: status === 200 && cookies.length === 0,
    tags: { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` },
    bodies: { identity: body },
    quality: isWorthIt ? quality : null,
  };
}

/** Whether two responses have the same content, whatever their compression. */
export const isSameContent = (a: CachedResponse, b: CachedResponse): boolean =>
  a.tags.identity === b.tags.identity;

/** The name in `Accept-Encoding`, without `q=0`. */
const accepted: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};

/** The best content coding that the client accepts, if compression is worth it. */
const negotiateCoding = (
  { quality }: CachedResponse,
  acceptEncoding: string | null | undefined,
): ContentCoding => {
  if (quality === null || !acceptEncoding) return 'identity';
  return encodings.find((name) => accepted[name].test(acceptEncoding)) ?? 'identity';
};

/** Whether `If-None-Match` contains the tag, alone or among others, or is `*`. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  ifNoneMatch ? ifNoneMatch.includes(tag) || ifNoneMatch.trim() === '*' : false;

/** Whether the client already has this response. */
const isUnchanged = (
  { status, tags }: CachedResponse,
  ifNoneMatch: string | null | undefined,
  coding: ContentCoding,
): boolean => status === 200 && matchesEtag(ifNoneMatch, tags[coding]);

/** Headers of the response in one content coding; `undefined` bytes means no body, as in a 304. */
const headersOf = (
  { headers, tags, quality }: CachedResponse,
  coding: ContentCoding,
  bytes: number | undefined,
): Record<string, string> => ({
  ...headers,
  etag: tags[coding],
  ...(quality && { vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }),
  ...(bytes !== undefined && coding !== 'identity' && { 'content-encoding': coding }),
  ...(bytes !== undefined && { 'content-length': String(bytes) }),
});

const bodyIn = ({ bodies, quality }: CachedResponse, coding: ContentCoding): Bytes | Promise<Bytes> => {
  if (coding === 'identity' || !quality) return bodies.identity;
  // A copy: the memory of zlib's result is larger than its content.
  bodies[coding] ??= compress[coding](bodies.identity, quality).then((bytes) => new Uint8Array(bytes));
  return bodies[coding];
};

/** Sends a cached response: 304 if the client has it, otherwise the best coding that the client accepts. */
export async function respond(request: Request, cached: CachedResponse): Promise<Response> {
  const { status } = cached;
  const coding = negotiateCoding(cached, request.headers.get('accept-encoding'));
  const headersFor = (bytes: number | undefined) => {
    const headers = new Headers(headersOf(cached, coding, bytes));
    for (const cookie of cached.cookies) headers.append('set-cookie', cookie);
    return headers;
  };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isUnchanged(cached, request.headers.get('if-none-match'), coding)) {
    return new Response(null, { status: 304, headers: headersFor(undefined) });
  }
  const body = await bodyIn(cached, coding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: headersFor(body.length) });
}
