import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An error whose message says what to do, so it is shown without a stack trace. */
class StartError extends Error {
  readonly expected = true;
}

const tryListening = async (http: Server, port: number, host: string): Promise<void> => {
  // `once` rejects on an error. In both cases no listener remains for the next attempt.
  const listening = once(http, 'listening');
  http.listen(port, host);
  await listening;
};

/** Retries when the port is in use: the child of a killed process may still be exiting. */
export async function listenWhenFree(
  http: Server,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      await tryListening(http, PORT, HOST);
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new StartError(`Cannot listen on ${HOST}:${PORT} (${code}).`);
      if (attempt === 40)
        throw new StartError(`Port ${PORT} is in use by another program. Set PORT to a free one.`);
      await pause(250);
    }
  }
  const bound = http.address();
  const port = typeof bound === 'object' && bound ? bound.port : PORT;
  return `http://${HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
}
