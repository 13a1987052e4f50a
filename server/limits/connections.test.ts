import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { rawClient, startHttpServer } from '#tests/support/http-server.ts';
import { limitConnections } from './connections.ts';

const none = { maxConnections: 100, maxConnectionsPerNetwork: 100, maxPipelined: 100 };

/** The events of a server, with connections from any IP address. */
const openServer = (limits: { maxConnections?: number; maxConnectionsPerNetwork?: number }) => {
  const http = new EventEmitter();
  const isOurProxy = (ip: string) => ip === '10.0.0.1';
  limitConnections(http as unknown as Server, { ...none, ...limits }, isOurProxy);
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroyed: false,
      destroy: () => {
        if (socket.destroyed) return;
        socket.destroyed = true;
        socket.emit('close');
      },
    });
    http.emit('connection', socket);
    /** Begins a request; the result ends it. */
    const request = () => {
      const outgoing = new EventEmitter();
      http.emit('request', { socket }, outgoing);
      return () => void outgoing.emit('close');
    };
    return { request, close: socket.destroy, isOpen: () => !socket.destroyed };
  };
  return { open };
};
const openOnes = (connections: { isOpen(): boolean }[]) => connections.map(({ isOpen }) => isOpen());

test('a network has a limit: its connection that is idle for longest gives way to its next', () => {
  const { open } = openServer({ maxConnectionsPerNetwork: 3 });
  const [busy, used, unused] = [open('192.0.2.1'), open('192.0.2.1'), open('192.0.2.1')];
  busy.request();
  used.request()();
  const other = open('192.0.2.2');
  const next = open('192.0.2.1');
  expect(openOnes([busy, used, unused, other, next])).toEqual([true, true, false, true, true]);
});

test('all IP addresses of an IPv6 network share its limit', () => {
  const { open } = openServer({ maxConnectionsPerNetwork: 1 });
  expect(openOnes([open('2001:db8::1'), open('2001:db8::2')])).toEqual([false, true]);
});

test('our proxy has no limit of its own', () => {
  const { open } = openServer({ maxConnectionsPerNetwork: 1 });
  expect(openOnes([open('10.0.0.1'), open('10.0.0.1')])).toEqual([true, true]);
});

test('beyond the limit of all, the network with most idle connections loses its oldest', () => {
  const { open } = openServer({ maxConnections: 4 });
  const few = open('192.0.2.1');
  const [busy, oldest, newest] = [open('192.0.2.2'), open('192.0.2.2'), open('192.0.2.2')];
  busy.request();
  const visitor = open('192.0.2.3');
  expect(openOnes([few, busy, oldest, newest, visitor])).toEqual([true, true, false, true, true]);
});

test('a new connection is refused only if all have requests in progress', () => {
  const { open } = openServer({ maxConnections: 2 });
  const end = open('192.0.2.1').request();
  const busy = open('192.0.2.1');
  busy.request();
  expect(open('192.0.2.2').isOpen()).toBe(false);
  end();
  expect(open('192.0.2.2').isOpen()).toBe(true);
  expect(busy.isOpen()).toBe(true);
});

test('a closed connection makes room', () => {
  const { open } = openServer({ maxConnections: 2 });
  const [first, second] = [open('192.0.2.1'), open('192.0.2.1')];
  second.close();
  open('192.0.2.2');
  expect(first.isOpen()).toBe(true);
});

test('on real sockets, a visitor is served while idle connections take all places', async () => {
  const { port, url } = await startHttpServer((_, outgoing) => void outgoing.end('ok'), {
    maxConnections: 20,
  });
  for (let n = 0; n < 20; n++) await rawClient(port);
  expect(await (await fetch(url)).text()).toBe('ok');
});
