import { outsideSlot } from '#server/http/overload/fair-queue.ts';
import { orBrokenOff } from './client-disconnected.ts';

/** The body as text, or undefined when it exceeds the limit. Bytes beyond the limit are not stored. */
export const readWithin = (request: Request, mostBytes: number): Promise<string | undefined> =>
  outsideSlot(() => read(request, mostBytes));

const read = async (request: Request, mostBytes: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined;
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > mostBytes) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    throw orBrokenOff(error);
  }
  return Buffer.concat(chunks).toString('utf8');
};
