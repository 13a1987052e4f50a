import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '#server/log/log.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** A dual-stack socket shows an IPv4 client as ::ffff:1.2.3.4. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const blockListOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

export type ClientAddress = (c: Context) => string;
type Connection = { socket?: { remoteAddress?: string | undefined } | null };

/**
 * The client address. X-Forwarded-For is trusted only from our own proxies: it is read from the nearest proxy outwards,
 * and the first address that is not one of our proxies is the visitor.
 */
export const createAddressOf = (
  trustedProxies: readonly string[],
  onUntrustedProxy?: (peer: string) => void,
) => {
  const trusted = blockListOf(trustedProxies);
  const isOurs = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
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
 * Behind a proxy that is not configured, all visitors have one address and share one limit. The warning is logged once:
 * any client can send the header, and must not fill the log.
 */
export const warnOfUnknownProxy = (log: Pick<Log, 'note'>) => {
  let isLogged = false;
  return (peer: string) => {
    if (isLogged) return;
    isLogged = true;
    log.note('forwarded-for is not believed', {
      peer,
      hint: 'If this is your proxy, name it in TRUSTED_PROXIES: its visitors share one rate limit until then.',
    });
  };
};

export const createClientAddress = (
  trustedProxies: readonly string[],
  log: Pick<Log, 'note'>,
): ClientAddress => {
  const addressOf = createAddressOf(trustedProxies, warnOfUnknownProxy(log));
  return (c) => {
    const bindings = c.env as Partial<HttpBindings> | undefined;
    return addressOf(bindings?.incoming, c.req.header('x-forwarded-for'));
  };
};
