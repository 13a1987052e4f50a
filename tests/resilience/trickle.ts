import { connect } from 'node:net';

/** Where anybody may post, with the type and the beginning of a body. */
const targets = {
  '/form/help': [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\n',
  ],
  '/staff/sign-in': ['application/x-www-form-urlencoded', 'email='],
} as const;
type SlowTarget = keyof typeof targets;
export const slowTargets = Object.keys(targets) as SlowTarget[];

const head = (path: SlowTarget, from: string) => {
  const [type, begun] = targets[path];
  return [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${from}`,
    `Content-Type: ${type}`,
    'Content-Length: 400000',
    '',
    begun,
  ].join('\r\n');
};

/** Ten networks; those of IPv6 have a new IP address for every connection. */
export const attackers: Record<string, (n: number) => string> = {
  'ten IPv4 addresses': (n) => `203.0.113.${n % 10}`,
  'ten IPv6 networks': (n) => `2001:db8:0:${n % 10}::${n.toString(16)}`,
};

/** A form whose body does not end. Returns the function that ends it. */
export const trickle = (port: number, from: string, path: SlowTarget) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(head(path, from));
  return () => void socket.destroy();
};
