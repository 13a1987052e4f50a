import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#tests/support/ports.ts';

/** State of a connection to another machine: good, cut, with garbage as responses, or very slow. */
export type Behavior = 'well' | 'down' | 'nonsense' | 'slow';

export const startFlakyProxy = async (targetPort: number) => {
  let behavior: Behavior = 'well';
  const join = (client: Socket) => {
    const target = connect(targetPort, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.on('error', end).on('close', end);
    client.pipe(target).pipe(client);
  };
  const server = createServer((client) => {
    client.on('error', () => {});
    if (behavior === 'down') client.destroy();
    else if (behavior === 'nonsense') client.end('\u0000\u0001 no protocol of this world \r\n\r\n');
    else if (behavior === 'slow') setTimeout(() => !client.destroyed && join(client), 700);
    else join(client);
  });
  const { port, disconnect, close } = await listen(server);
  return {
    port,
    turn: (next: Behavior) => {
      behavior = next;
      // Open connections break too.
      if (next === 'down') disconnect();
    },
    close,
  };
};
