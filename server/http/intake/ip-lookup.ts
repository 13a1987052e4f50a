import { isIP } from 'node:net';

/**
 * A slow look-up service must not delay a form. The job keeps its slot meanwhile, so that a flood of requests
 * is not one of the service.
 */
const timeoutMs = 1500;

/**
 * Requests the configured look-up service on the server, so that the page itself contacts no other site. The
 * service gets the client's IP address in the header that proxies use. Without a service, or without a valid
 * response, the result is the IP address of the connection.
 */
export const createIpLookup =
  (service: string | null) =>
  async (caller: string): Promise<string> => {
    if (!service) return caller;
    try {
      const response = await fetch(service, {
        headers: { accept: 'application/json', 'x-forwarded-for': caller },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { ip } = (await response.json()) as { ip?: unknown };
      return response.ok && typeof ip === 'string' && isIP(ip) ? ip : caller;
    } catch {
      return caller;
    }
  };
