import { isIP } from 'node:net';
import { outsideSlot } from '#server/http/overload/fair-queue.ts';

/** The page waits for nothing else: a slow service must not hold a form's lead. */
const patienceMs = 1500;

/**
 * Asks the configured look-up service on the visitor's behalf, so that the page itself talks to no other site. It
 * learns the caller as any proxy would tell it; without a service, or without a sensible answer, the caller it is.
 */
export const createAddressLookUp =
  (service: string | null) =>
  async (caller: string): Promise<string> => {
    if (!service) return caller;
    try {
      const response = await outsideSlot(() =>
        fetch(service, {
          headers: { accept: 'application/json', 'x-forwarded-for': caller },
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        }),
      );
      const { ip } = (await response.json()) as { ip?: unknown };
      return response.ok && typeof ip === 'string' && isIP(ip) ? ip : caller;
    } catch {
      return caller;
    }
  };
