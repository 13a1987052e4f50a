import { connect, type Socket } from 'node:net';

/** An hour of streams passes in a minute. */
export const timesFaster = 60;

export type ServerState = { open: number; connections: number; heapMb: number };

/**
 * How the client of a stream ends: never (it waits for the server), with a FIN, with a reset, or silently: a
 * silent client stops reading and keeps its connection, like a phone that lost its network.
 */
export type Ending = 'waits' | 'leaves' | 'resets' | 'silent';

export type Client = {
  ending: Ending;
  socket: Socket;
  /** Null before the response. */
  status: number | null;
  changes: number;
  /** Milliseconds from the response to its end, if the server ended it. */
  endedAfterMs: number | null;
};

/** Opens a stream like a browser. Resolves at the first bytes, or when the connection ends. */
export const openClient = (
  port: number,
  { token, ip, ending, leavesAfterMs }: { token: string; ip: string; ending: Ending; leavesAfterMs: number },
): Promise<Client> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const client: Client = { ending, socket, status: null, changes: 0, endedAfterMs: null };
    let respondedAt = 0;
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('connect', () =>
      socket.write(
        `GET /staff/live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nCookie: staff=${token}\r\nX-Forwarded-For: ${ip}\r\n\r\n`,
      ),
    );
    const leave = () => {
      if (ending === 'leaves') socket.destroy();
      if (ending === 'resets') socket.resetAndDestroy();
      if (ending === 'silent') socket.pause();
    };
    socket.on('data', (text: string) => {
      client.changes += text.split('event: changed').length - 1;
      if (client.status === null) {
        client.status = Number(text.slice(9, 12));
        respondedAt = performance.now();
        resolve(client);
        if (client.status !== 200) socket.destroy();
        else if (ending !== 'waits') setTimeout(leave, leavesAfterMs);
      }
      // The last chunk; the connection itself stays open for another request.
      if (text.endsWith('0\r\n\r\n')) {
        client.endedAfterMs = performance.now() - respondedAt;
        socket.destroy();
      }
    });
    socket.on('close', () => resolve(client));
  });
