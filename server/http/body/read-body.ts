import { orClientDisconnected } from '#server/http/request/client-disconnected.ts';

/** The body as text, or undefined when it exceeds the limit. Bytes beyond the limit are not stored. */
export const readBodyText = async (request: Request, maxBytes: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    throw orClientDisconnected(error);
  }
  return Buffer.concat(chunks).toString('utf8');
};
