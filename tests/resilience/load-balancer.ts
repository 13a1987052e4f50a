import { Agent, createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#tests/support/ports.ts';

const checkEveryMs = 100;

/**
 * A minimal load balancer in front of several processes: it checks the health of each and sends requests to
 * the healthy ones in turn. It never retries a request, so that every failure is visible. A process that
 * responds late is healthy: on a busy machine all do.
 */
export const startLoadBalancer = async (backends: readonly string[]) => {
  const healthy = new Set(backends);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isClosed = false;
  const watch = async (backend: string) => {
    while (!isClosed) {
      const isReady = await fetch(`${backend}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) healthy.add(backend);
      else healthy.delete(backend);
      await pause(checkEveryMs);
    }
  };
  for (const backend of backends) watch(backend);
  const server = createServer((incoming, outgoing) => {
    const chosen = [...healthy][turn++ % healthy.size];
    if (!chosen) return void outgoing.writeHead(502).end('no healthy process');
    const { url: path = '/', method, headers } = incoming;
    const forwarded = request(`${chosen}${path}`, { agent, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(`${chosen}: ${error.message}`);
    });
    incoming.pipe(forwarded);
  });
  const { origin, close } = await listen(server);
  return {
    url: origin,
    isHealthy: (backend: string) => healthy.has(backend),
    close: () => {
      isClosed = true;
      agent.destroy();
      return close();
    },
  };
};
