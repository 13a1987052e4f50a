import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from './serve.ts';

const open = async () => {
  const http = createHttpServer({});
  const asked: string[] = [];
  http.on('request', (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    asked.push(incoming.url ?? '');
    setImmediate(() => outgoing.end('ok'));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1').resume();
  const pipeline = (count: number) =>
    socket.write(Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return { http, asked, socket, pipeline };
};

test('a connection that pipelines thousands of requests ends', async () => {
  const { http, asked, socket, pipeline } = await open();
  // The connection ends with a reset, which is an error for the client.
  const closed = new Promise((done) => socket.on('error', () => {}).on('close', done));
  pipeline(5000);
  await closed;
  expect(asked.length).toBeLessThanOrEqual(17);
  http.close();
});

test('a few pipelined requests are answered, and the next after them', async () => {
  const { http, asked, socket, pipeline } = await open();
  for (const round of [1, 2, 3, 4]) {
    pipeline(10);
    await expect.poll(() => asked.length).toBe(round * 10);
  }
  socket.destroy();
  http.close();
});
