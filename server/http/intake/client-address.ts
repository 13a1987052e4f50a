import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '#server/log/log.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** An IPv4 caller of a dual-stack socket shows as ::ffff:1.2.3.4. */
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
 * The caller's address. What a proxy says is believed only when the proxy is ours: from the nearest one outwards,
 * until an address that is not, and that one is the visitor.
 */
export const createAddressOf = (trustedProxies: readonly string[], onStranger?: (peer: string) => void) => {
  const trusted = blockListOf(trustedProxies);
  const isOurs = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return (connection: Connection | undefined, forwardedFor: string | undefined): string => {
    const socket = plain(connection?.socket?.remoteAddress ?? '0.0.0.0');
    if (!isOurs(socket)) {
      if (forwardedFor) onStranger?.(socket);
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
 * Behind a proxy that we were not told of, all visitors have one address and share one limit. Said once: any stranger can
 * send the header, and must not fill the log.
 */
export const warnOfStranger = (log: Pick<Log, 'note'>) => {
  let isSaid = false;
  return (peer: string) => {
    if (isSaid) return;
    isSaid = true;
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
  const addressOf = createAddressOf(trustedProxies, warnOfStranger(log));
  return (c) => {
    const bindings = c.env as Partial<HttpBindings> | undefined;
    return addressOf(bindings?.incoming, c.req.header('x-forwarded-for'));
  };
};
