/**
 * The body of a response as JSON. Throws when the response is not JSON, which a proxy's page with status 200 is not, or
 * longer than `mostBytes`, which is counted while it is read: a length in a header may be missing or wrong.
 */
export const readJson = async (response: Response, mostBytes: number): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    throw new Error('the response is not JSON');
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`the response is longer than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
};
