import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listenWhenFree } from './listen.ts';

const servers: Server[] = [];
const newServer = () => {
  const server = createServer();
  servers.push(server);
  return server;
};
const portOf = (server: Server) => (server.address() as { port: number }).port;
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a port in use is retried, and an attempt leaves no listener', async () => {
  const HOST = '127.0.0.1';
  const predecessor = newServer();
  await listenWhenFree(predecessor, { PORT: 0, HOST });
  const PORT = portOf(predecessor);
  const successor = newServer();
  const ofNodesOwn = successor.listenerCount('listening');
  const attempts = vi.spyOn(successor, 'listen');
  const listening = listenWhenFree(successor, { PORT, HOST });
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(2);
  expect(successor.listenerCount('listening')).toBeLessThanOrEqual(ofNodesOwn + 1);
  predecessor.close();
  expect(await listening).toBe(`http://localhost:${PORT}`);
});

test('an IP address of another machine fails at once, with one line and no stack', async () => {
  await expect(listenWhenFree(newServer(), { PORT: 0, HOST: '192.0.2.1' })).rejects.toMatchObject({
    expected: true,
    message: 'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL).',
  });
});
