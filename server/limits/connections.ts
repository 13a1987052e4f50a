import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipOfPeer, networkOf } from './network.ts';

export type ConnectionLimits = {
  /** Maximum number of open connections, in total and per network. */
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  /** Requests of one connection that may wait for their responses. Browsers do not pipeline. */
  maxPipelined: number;
};

/** Timeouts and sizes of a connection, which Node checks, and the numbers that `limitConnections` checks. */
export const connectionLimits = {
  headersTimeout: 15_000,
  /**
   * Headers and body together: files over a slow mobile connection, as long as our pages wait for it
   * (app/forms/transport/xhr-post.ts).
   */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  /** How often Node checks the timeouts above. Its default of 30 seconds would be too rough for them. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  /** Timeout without a byte in either direction: the client has disappeared or blocks the connection. */
  silenceMs: 60_000,
  maxHeadersCount: 100,
  maxConnections: 10_000,
  maxConnectionsPerNetwork: 500,
  maxPipelined: 16,
} satisfies ConnectionLimits & Record<string, number>;

/** `idle`: connections without a request in progress, the longest idle first. */
type Group = { open: number; idle: Set<Socket> };

/**
 * Limits the connections of each network and of all networks, and the requests of one connection: a client
 * could pipeline thousands in one write, and all would run before the requests of others. At a limit, an idle
 * connection is closed for a new one: the oldest idle one of the same network, or of the network with the
 * most idle ones. Our own proxies have no limit of their own, because they connect for all visitors.
 */
export const limitConnections = (
  http: Server,
  { maxConnections, maxConnectionsPerNetwork, maxPipelined }: ConnectionLimits,
  isOurProxy: (ip: string) => boolean,
) => {
  const groups = new Map<string, Group>();
  const groupOf = new WeakMap<Socket, Group>();
  const requests = new WeakMap<Socket, number>();
  let open = 0;

  const withMostIdle = () =>
    groups.values().reduce((most, group) => (group.idle.size > most.idle.size ? group : most));
  const endOldestIdle = ({ idle }: Group): boolean => {
    const [oldest] = idle;
    if (!oldest) return false;
    idle.delete(oldest);
    oldest.destroy();
    return true;
  };

  http.on('connection', (socket: Socket) => {
    const ip = ipOfPeer({ socket });
    const network = networkOf(ip);
    const group = groups.get(network) ?? { open: 0, idle: new Set() };
    const isCrowded = group.open >= maxConnectionsPerNetwork && !isOurProxy(ip);
    const crowd = isCrowded ? group : open >= maxConnections ? withMostIdle() : undefined;
    if (crowd && !endOldestIdle(crowd)) return void socket.destroy();
    groups.set(network, group);
    groupOf.set(socket, group);
    group.idle.add(socket);
    group.open += 1;
    open += 1;
    socket.once('close', () => {
      group.idle.delete(socket);
      group.open -= 1;
      open -= 1;
      if (group.open === 0) groups.delete(network);
    });
  });

  http.on('request', ({ socket }, outgoing) => {
    const idle = groupOf.get(socket)?.idle;
    const count = (requests.get(socket) ?? 0) + 1;
    requests.set(socket, count);
    idle?.delete(socket);
    outgoing.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      requests.set(socket, left);
      if (left === 0 && !socket.destroyed) idle?.add(socket);
    });
    if (count > maxPipelined) socket.destroy();
  });
};
