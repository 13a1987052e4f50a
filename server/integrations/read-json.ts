import { Unavailable } from '#server/errors/unavailable.ts';

/**
 * Reads the body of a response as JSON. Throws when it is not JSON, for example a proxy's page with status
 * 200, or longer than `maxBytes`. The bytes are counted while they are read, because the length in the header
 * may be missing or wrong. The error contains the sender and nothing of the body, which may contain anything.
 */
export const readJson = async (sender: string, response: Response, maxBytes: number): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    throw new Unavailable(`${sender} sent a page instead of JSON`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Unavailable(`${sender} sent more than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw new Unavailable(`${sender} sent half a response, or text that is no JSON`);
  }
};
