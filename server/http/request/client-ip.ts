import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '#server/log/log.ts';

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
/** A dual-stack socket shows an IPv4 client as ::ffff:1.2.3.4. */
const plain = (ip: string) => ip.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const trustedListOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(bits), family(ip));
  }
  return list;
};

export type ClientIp = (c: Context) => string;
type Connection = { socket?: { remoteAddress?: string | undefined } | null };

/**
 * The IP address of the client. X-Forwarded-For is trusted only from our own proxies. It is read from its
 * end, and the first IP address that is not one of our proxies is the visitor's.
 */
export const createIpResolver = (
  trustedProxies: readonly string[],
  onUntrustedProxy?: (peer: string) => void,
) => {
  const trusted = trustedListOf(trustedProxies);
  const isOurs = (ip: string) => isIP(ip) !== 0 && trusted.check(ip, family(ip));
  return (connection: Connection | undefined, forwardedFor: string | undefined): string => {
    const socket = plain(connection?.socket?.remoteAddress ?? '0.0.0.0');
    if (!isOurs(socket)) {
      if (forwardedFor) onUntrustedProxy?.(socket);
      return socket;
    }
    const hops = (forwardedFor ?? '')
      .split(',')
      .map(plain)
      .filter((hop) => isIP(hop));
    return hops.findLast((hop) => !isOurs(hop)) ?? hops[0] ?? socket;
  };
};

/**
 * Behind a proxy that is not in TRUSTED_PROXIES, all visitors have one IP address and share its limits. The
 * warning is logged once, because any client can send the header and must not fill the log.
 */
export const warnOfUnknownProxy = (log: Pick<Log, 'note'>) => {
  let isLogged = false;
  return (peer: string) => {
    if (isLogged) return;
    isLogged = true;
    log.note('X-Forwarded-For is ignored', {
      peer,
      hint: 'If this is your proxy, name it in TRUSTED_PROXIES: its visitors share one rate limit until then.',
    });
  };
};

export const createClientIp = (trustedProxies: readonly string[], log: Pick<Log, 'note'>): ClientIp => {
  const ipOf = createIpResolver(trustedProxies, warnOfUnknownProxy(log));
  return (c) => {
    const bindings = c.env as Partial<HttpBindings> | undefined;
    return ipOf(bindings?.incoming, c.req.header('x-forwarded-for'));
  };
};
