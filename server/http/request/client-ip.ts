import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type Connection, ipOfPeer, withoutIpv6Prefix } from '#server/limits/network.ts';
import type { Log } from '#server/log/log.ts';

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
/** Some proxies add the port: `203.0.113.9:51234`, `[2001:db8::9]:51234`. */
const hop = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]*))(?::\d{1,5})?$/;
const ipOfHop = (text: string): string | undefined => {
  const { v6, v4 } = hop.exec(text)?.groups ?? {};
  const ip = withoutIpv6Prefix(v6 ?? v4 ?? text);
  return isIP(ip) ? ip : undefined;
};

/** Whether an IP address is one of our proxies. */
export const createProxyList = (networks: readonly string[]) => {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(bits), family(ip));
  }
  return (ip: string): boolean => isIP(ip) !== 0 && list.check(ip, family(ip));
};

export type ClientIp = (c: Context) => string;

/**
 * The IP address of the client. X-Forwarded-For is trusted only from our own proxies. It is read from its
 * end, and the first IP address that is not one of our proxies is the visitor's. What stands before a hop
 * that cannot be read may be forged, so the reading ends there.
 */
export const createIpResolver = (
  trustedProxies: readonly string[],
  onUntrustedProxy?: (peer: string) => void,
) => {
  const isOurs = createProxyList(trustedProxies);
  return (connection: Connection | undefined, forwardedFor: string | undefined): string => {
    const peer = ipOfPeer(connection);
    if (!isOurs(peer)) {
      if (forwardedFor) onUntrustedProxy?.(peer);
      return peer;
    }
    let nearest = peer;
    for (const text of forwardedFor?.split(',').reverse() ?? []) {
      const ip = ipOfHop(text.trim());
      if (ip === undefined) break;
      nearest = ip;
      if (!isOurs(ip)) break;
    }
    return nearest;
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
