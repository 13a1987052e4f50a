import { isIP } from 'node:net';

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
