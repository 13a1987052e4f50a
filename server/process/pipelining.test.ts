import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from './serve.ts';

const open = async () => {
  const http = createHttpServer({});
  const received: string[] = [];
  http.on('request', (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    received.push(incoming.url ?? '');
    setImmediate(() => outgoing.end('ok'));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1').resume();
  const pipeline = (count: number) =>
    socket.write(Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return { http, received, socket, pipeline };
};

test('a connection that pipelines thousands of requests is closed', async () => {
  const { http, received, socket, pipeline } = await open();
  // The server resets the connection, which is an error for the client.
  const closed = new Promise((done) => socket.on('error', () => {}).on('close', done));
  pipeline(5000);
  await closed;
  expect(received.length).toBeLessThanOrEqual(17);
  http.close();
});

test('a few pipelined requests get their responses, and so does the next after them', async () => {
  const { http, received, socket, pipeline } = await open();
  for (const round of [1, 2, 3, 4]) {
    pipeline(10);
    await expect.poll(() => received.length).toBe(round * 10);
  }
  socket.destroy();
  http.close();
});
