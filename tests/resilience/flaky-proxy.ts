import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** State of a connection to another machine: good, cut, with garbage as responses, or very slow. */
export type Behavior = 'well' | 'down' | 'nonsense' | 'slow';

export const startFlakyProxy = async (targetPort: number) => {
  let behavior: Behavior = 'well';
  const open = new Set<Socket>();
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
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => {});
    if (behavior === 'down') client.destroy();
    else if (behavior === 'nonsense') client.end('\u0000\u0001 no protocol of this world \r\n\r\n');
    else if (behavior === 'slow') setTimeout(() => !client.destroyed && join(client), 700);
    else join(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    turn: (next: Behavior) => {
      behavior = next;
      // Open connections break too.
      if (next === 'down') for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
