import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Listens at a free port of this machine. */
export const listen = async (server: Server) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** Ends the open connections without a response. */
  const disconnect = () => {
    for (const socket of open) socket.destroy();
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      disconnect();
    });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, disconnect, close };
};

export const freePort = async (): Promise<number> => {
  const { port, close } = await listen(createServer());
  await close();
  return port;
};

/** Whether something accepts connections at the port. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
