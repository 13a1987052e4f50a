import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { answerBusy, busyResponse } from './busy.ts';
import type { Gate } from './gate.ts';
import { namesOneHost, refusePlainly } from './plain-refusal.ts';
import { policyOfNoPage } from './security-headers.ts';
import type { Shelf } from './shelf.ts';

type Options = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  shelf: Shelf | null;
  gate: Gate;
  standing: Record<string, string>;
  /** Called for everyone who gets no place, or whose answer was not made in time. */
  turnedAway: () => void;
};

/** Health must be seen from outside, most of all when the house is full. */
const alwaysAnswered = /^\/(healthz|readyz)(\?|$)/;

/** From Node's request to an answer: what is ready, then whoever the gate admits to the app; the others wait outside. */
export function createListener({ fetch, shelf, gate, standing, turnedAway }: Options): RequestListener {
  const toApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const answer = await gate.hold(fetch(request, bindings as HttpBindings), incoming, () => {
        turnedAway();
        return busyResponse(incoming, standing);
      });
      // Nobody reads on where a reader has given up, so no other request can follow. An untouched body is drained.
      if (!incoming.complete && incoming.listenerCount('data') > 0) outgoing.setHeader('connection', 'close');
      return answer;
    },
    {
      // Only health is asked without a host, by balancers that speak HTTP/1.0.
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        new Response(null, {
          status: error instanceof RequestError ? 400 : 500,
          headers: { ...standing, 'content-security-policy': policyOfNoPage },
        }),
    },
  );
  return (incoming, outgoing) => {
    const isHealth = alwaysAnswered.test(incoming.url ?? '');
    if (!namesOneHost(incoming) && !(isHealth && !incoming.headers.host))
      return refusePlainly(outgoing, 400, standing);
    if (shelf?.(incoming, outgoing)) return;
    if (gate.admits(incoming) || isHealth) return void toApp(incoming, outgoing);
    turnedAway();
    answerBusy(incoming, outgoing, standing);
  };
}
