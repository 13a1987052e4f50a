import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
/** How hard to press: for one answer among thousands, for a page, for a file that stays for ever. */
type Quality = 'quick' | 'fast' | 'best';
const brotliLevels: Record<Quality, number> = { quick: 4, fast: 5, best: 11 };
const gzipLevels: Record<Quality, number> = { quick: 5, fast: 6, best: 9 };

/** One answer, ready to be sent any number of times: compressed once, tagged once. */
export type Representation = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Bytes } & Partial<Record<Encoding, Bytes>>;
  /** Bodies that are being compressed right now. */
  underWay: Partial<Record<Encoding, Promise<Bytes>>>;
  /** Null when compressing it would gain nothing. */
  quality: Quality | null;
  /** Made for one visitor: never kept. */
  isFleeting?: boolean;
  /** Tells of a failure, whatever its status: never kept, and an older good one is better. */
  hasFailed?: boolean;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthCompressing = 600;
/** Words, not pixels: worth compressing, and small once they are. */
export const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|graphql-response\+json)|image\/svg\+xml)/;

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

export function represent(
  status: number,
  headers: Record<string, string>,
  body: Bytes,
  quality: Quality = 'fast',
): Representation {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isWorthIt = body.length >= worthCompressing && compressible.test(headers['content-type'] ?? '');
  return {
    status,
    headers,
    etag,
    bodies: { identity: body },
    underWay: {},
    quality: isWorthIt ? quality : null,
  };
}

/** The best encoding the client takes, if there is anything to encode. */
export const encodingFor = ({ quality }: Representation, accepted: string): Encoding | undefined =>
  quality === null ? undefined : encodings.find((name) => accepted.includes(name));

export const isUnchanged = ({ status, etag }: Representation, ifNoneMatch: string | null | undefined) =>
  status === 200 && Boolean(ifNoneMatch?.includes(etag));

/** The answer's own headers in one encoding; a body of `undefined` bytes is none, as when nothing has changed. */
export const headersOf = (
  { headers, etag, quality }: Representation,
  encoding: Encoding | undefined,
  bytes: number | undefined,
): Record<string, string> => ({
  ...headers,
  etag,
  ...(quality && { vary: headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding' }),
  ...(encoding && { 'content-encoding': encoding }),
  ...(bytes !== undefined && { 'content-length': String(bytes) }),
});

/** Compressed when the first client asks for it, and then kept: most never are asked for in more than one way. */
const bodyIn = (
  { bodies, underWay, quality }: Representation,
  encoding: Encoding | undefined,
): Bytes | Promise<Bytes> => {
  if (!encoding || !quality) return bodies.identity;
  const ready = bodies[encoding];
  if (ready) return ready;
  underWay[encoding] ??= compress[encoding](bodies.identity, quality).then((compressed) => {
    bodies[encoding] = new Uint8Array(compressed);
    delete underWay[encoding];
    return bodies[encoding];
  });
  return underWay[encoding];
};

/** Answers a request from a ready representation: conditional, in the best encoding the client takes. */
export async function respond(request: Request, representation: Representation): Promise<Response> {
  const { status } = representation;
  if (isUnchanged(representation, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: headersOf(representation, undefined, undefined) });
  }
  const encoding = encodingFor(representation, request.headers.get('accept-encoding') ?? '');
  const body = await bodyIn(representation, encoding);
  const headers = headersOf(representation, encoding, body.length);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
