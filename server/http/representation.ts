import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
/** One answer, ready to be sent any number of times: compressed once, tagged once. */
export type Representation = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Bytes; br?: Bytes; gzip?: Bytes };
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthCompressing = 600;
/** Words, not pixels: worth compressing, and small once they are. */
export const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

export async function represent(
  status: number,
  headers: Record<string, string>,
  body: Bytes,
  quality: 'fast' | 'best' = 'fast',
): Promise<Representation> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const bodies: Representation['bodies'] = { identity: body };
  if (body.length >= worthCompressing && compressible.test(headers['content-type'] ?? '')) {
    const brotliQuality = quality === 'best' ? 11 : 5;
    const [br, gz] = await Promise.all([
      toBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      toGzip(body, { level: quality === 'best' ? 9 : 6 }),
    ]);
    bodies.br = new Uint8Array(br);
    bodies.gzip = new Uint8Array(gz);
  }
  return { status, headers, etag, bodies };
}

const encodings = ['br', 'gzip'] as const;

/** Answers a request from a ready representation: conditional, in the best encoding the client takes. */
export function respond(request: Request, representation: Representation): Response {
  const { status, bodies, etag } = representation;
  const headers = new Headers(representation.headers);
  headers.set('etag', etag);
  if (bodies.br || bodies.gzip) headers.append('vary', 'Accept-Encoding');
  if (status === 200 && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = encodings.find((name) => bodies[name] && accepted.includes(name));
  if (encoding) headers.set('content-encoding', encoding);
  const body = (encoding && bodies[encoding]) || bodies.identity;
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
