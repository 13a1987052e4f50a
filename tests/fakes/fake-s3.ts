import { createServer } from 'node:http';
import { listen } from '#tests/support/ports.ts';

/** The three S3 calls of the file store: put, get, delete. Over HTTP, so that the real client is tested. */
export const startFakeS3 = async (bucket: string) => {
  const objects = new Map<string, { content: Buffer; at: Date; headers: Record<string, unknown> }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'PUT') {
      objects.set(key, { content: Buffer.concat(chunks), at: new Date(), headers: request.headers });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-length': object.content.length }).end(object.content);
  });
  const { port, close } = await listen(server);
  return {
    url: `http://KEY:SECRET@127.0.0.1:${port}/${bucket}?region=us-east-1`,
    objects,
    close,
  };
};
