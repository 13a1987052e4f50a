import { isIP } from 'node:net';

/** A dual-stack socket shows an IPv4 client as ::ffff:1.2.3.4. */
export const withoutIpv6Prefix = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');

export type Connection = { socket?: { remoteAddress?: string | undefined } | null };

/** The IP address at the other end of the connection: a client, or a proxy. */
export const ipOfPeer = (connection: Connection | undefined): string =>
  withoutIpv6Prefix(connection?.socket?.remoteAddress ?? '0.0.0.0');

/** The unit that limits count. One IPv6 connection has 2⁶⁴ IP addresses, so a /64 counts as one sender. */
export const networkOf = (ip: string): string => {
  if (isIP(ip) !== 6) return ip;
  const [withoutZone = ''] = ip.toLowerCase().split('%', 1);
  const [head = '', tail] = withoutZone.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, between)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
