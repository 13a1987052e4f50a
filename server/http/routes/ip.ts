import { isIP } from 'node:net';
import { Hono } from 'hono';
import type { ClientIp } from '#server/http/request/client-ip.ts';

/** A slow look-up service must not delay a form. */
const timeoutMs = 1500;
/** Limit for simultaneous look-ups: a flood of requests to us must not become one to the service. */
const maxLookups = 32;

/**
 * Requests the configured look-up service on the server, so that the page itself contacts no other site. The
 * service gets the client's IP address in the header that proxies use. Without a service, or without a valid
 * response, or above the limit, the result is the IP address of the connection.
 */
export const createIpLookup = (service: string | null) => {
  let lookups = 0;
  const request = async (url: string, caller: string): Promise<string> => {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'x-forwarded-for': caller },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { ip } = (await response.json()) as { ip?: unknown };
    return response.ok && typeof ip === 'string' && isIP(ip) ? ip : caller;
  };
  return async (caller: string): Promise<string> => {
    if (!service || lookups >= maxLookups) return caller;
    lookups += 1;
    return request(service, caller)
      .catch(() => caller)
      .finally(() => {
        lookups -= 1;
      });
  };
};

/** `GET /ip`: the visitor's IP address, which a form sends as one of its fields. */
export const createIp = (service: string | null, clientIp: ClientIp): Hono => {
  const lookUp = createIpLookup(service);
  return new Hono().get('/ip', async (c) =>
    c.json({ ip: await lookUp(clientIp(c)) }, 200, { 'Cache-Control': 'no-store' }),
  );
};
