import { connect } from 'node:net';

const head = (from: string) =>
  [
    'POST /form/help HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 400000',
    '',
    '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\n',
  ].join('\r\n');

/** Ten networks; those of IPv6 have a new IP address for every connection. */
export const attackers: Record<string, (n: number) => string> = {
  'ten IPv4 addresses': (n) => `203.0.113.${n % 10}`,
  'ten IPv6 networks': (n) => `2001:db8:0:${n % 10}::${n.toString(16)}`,
};

/** A form whose body does not end. `send` adds some bytes. */
export const trickle = (port: number, from: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(head(from));
  return {
    send: (bytes: number) => void socket.write('x'.repeat(bytes)),
    isOpen: () => !socket.destroyed,
    end: () => socket.destroy(),
  };
};
