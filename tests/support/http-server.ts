import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { connectionLimits } from '#server/limits/connections.ts';
import { createHttpServer } from '#server/process/serve.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A real server on a real port, closed after the test. */
export const startHttpServer = async (
  listener: RequestListener,
  limits: Partial<typeof connectionLimits> = {},
) => {
  const http = createHttpServer({ limits: { ...connectionLimits, ...limits } }).on('request', listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  cleanups.push(() => {
    http.close();
    http.closeAllConnections();
  });
  const connections = () =>
    new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));
  return { port, url: `http://127.0.0.1:${port}`, connections, http };
};

export type Client = {
  socket: Socket;
  /** Everything that the server has sent so far. */
  received(): string;
  closed: Promise<void>;
};

/** A raw socket client: sends exactly the given bytes. */
export const rawClient = async (port: number, text = '', { reads = true } = {}): Promise<Client> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => {});
  if (reads) socket.on('data', (data) => (received += data));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  cleanups.push(() => socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(text);
  return { socket, received: () => received, closed };
};
