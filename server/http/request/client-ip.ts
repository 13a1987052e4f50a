import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
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

type Incoming = Connection & { headers: IncomingHttpHeaders };
/** For a request as Node receives it, or as a route of Hono has it. */
export type ClientIp = (request: Incoming | Context) => string;

/**
 * The IP address of the client. X-Forwarded-For is trusted only from our own proxies. It is read from its
 * end: the first IP address that is not one of our proxies is the visitor's. The reading also ends at a part
 * that is no IP address, because what stands before it may be forged.
 */
export const createClientIp = (
  trustedProxies: readonly string[],
  onUntrustedProxy?: (peer: string) => void,
): ClientIp => {
  const isOurs = createProxyList(trustedProxies);
  return (request) => {
    const [connection, forwardedFor] =
      'req' in request
        ? [request.env?.incoming, request.req.header('x-forwarded-for')]
        : [request, request.headers['x-forwarded-for']?.toString()];
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
