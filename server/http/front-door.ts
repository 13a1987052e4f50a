import type { RequestListener } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { networkOf } from '#server/models/network.ts';
import { createApp, createKeptAnswers, type Parts } from './app.ts';
import { createAddressOf } from './client-address.ts';
import { createGate, type GateLimits, usualLimits } from './gate.ts';
import { createListener } from './listener.ts';
import { standingHeaders } from './security-headers.ts';
import { createShelf } from './shelf.ts';
import { createTurnedAway } from './turned-away.ts';

export type FrontDoor = {
  /** The app alone. The bindings are the connection's own objects: from them comes the caller's address. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
  /** The app behind its front door: ready answers first, limits, then the app. */
  listener: RequestListener;
  /** From now on `/readyz` says no, so that proxies send new visitors elsewhere; everything is still answered. */
  leave: () => void;
  close: () => void;
};

/** Vite compiles in the same process while developing: being late is no sign of too many visitors there. */
const limitsFor = (isDeveloping: boolean): GateLimits =>
  isDeveloping ? { ...usualLimits, lagMs: Number.POSITIVE_INFINITY } : usualLimits;

/** Everything between a socket and the app, put together once for production, development and tests. */
export function openFrontDoor(parts: Omit<Parts, 'kept' | 'isLeaving'>): FrontDoor {
  const { env, context } = parts;
  const { log } = context;
  const isDeveloping = env.NODE_ENV === 'development';
  let isLeaving = false;
  const kept = isDeveloping ? null : createKeptAnswers(context);
  const app = createApp({ ...parts, kept, isLeaving: () => isLeaving });
  const standing = standingHeaders(env.PUBLIC_URL.startsWith('https:'));
  const addressOf = createAddressOf(env.TRUSTED_PROXIES);
  const gate = createGate(limitsFor(isDeveloping), (incoming) =>
    networkOf(addressOf(incoming, incoming.headers['x-forwarded-for'] as string | undefined)),
  );
  const shelf = kept && createShelf({ ...kept, standing, log });
  const fetch = (request: Request, bindings?: HttpBindings) => app.fetch(request, bindings);
  return {
    fetch,
    listener: createListener({ fetch, shelf, gate, standing, turnedAway: createTurnedAway(log) }),
    leave: () => {
      isLeaving = true;
    },
    close: gate.close,
  };
}
