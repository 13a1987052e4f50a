import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Abandoned = { method?: string; path: string; headers?: readonly string[]; bytes?: number };

const type = 'Content-Type: multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.bin"\r\n\r\n';

/** Requests that get a response before their body has arrived, by the status of that response. */
export const refusedEarly: Record<number, Abandoned> = {
  400: { path: '/form/help', headers: ['Content-Type: text/plain'] },
  403: { path: '/form/help', headers: [type, 'Sec-Fetch-Site: cross-site'] },
  404: { path: '/form/none', headers: [type] },
  405: { method: 'PUT', path: '/form/help', headers: [type] },
  413: { path: '/form/help', headers: [type] },
};

/**
 * Sends the beginning of a long body and disconnects: at the first byte of the response, or after
 * `leavesAfterMs`. Returns the status, 0 for none.
 */
export const abandon = (
  port: number,
  { method = 'POST', path, headers = [], bytes = 8_000_000 }: Abandoned,
  { from = '', leavesAfterMs = 20_000 } = {},
): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received += data;
      if (received.includes('\r\n\r\n')) socket.destroy();
    });
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: x',
      ...headers,
      ...(from ? [`X-Forwarded-For: ${from}`] : []),
      `Content-Length: ${bytes}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${part}${'x'.repeat(60_000)}`);
    const leaving = new AbortController();
    pause(leavesAfterMs, undefined, { signal: leaving.signal }).then(
      () => socket.destroy(),
      () => {},
    );
    socket.on('close', () => {
      leaving.abort();
      resolve(Number(received.slice(9, 12)));
    });
  });
