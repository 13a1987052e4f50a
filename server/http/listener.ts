import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { Shelf } from './cache/fast-path.ts';
import { type Admission, hasBody } from './overload/admission.ts';
import type { EntryTurns } from './overload/entry-turns.ts';
import { namesOneHost, refusePlainly, setOwnTarget } from './overload/malformed-request.ts';
import { answerBusy, busyResponse } from './overload/overload-response.ts';
import { policyOfNoPage } from './security-headers.ts';

type Options = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  shelf: Shelf | null;
  admission: Admission;
  entryTurns: EntryTurns;
  standing: Record<string, string>;
  /** Called for everyone who gets no place, or whose answer was not made in time. */
  turnedAway: () => void;
};

/** Balancers that speak HTTP/1.0 ask for health without a host. */
const health = /^\/(healthz|readyz)(\?|$)/;

/** From Node's request to an answer: cached answers first, then the app. Only what has a body needs to be admitted here. */
export function createListener({
  fetch,
  shelf,
  admission,
  entryTurns,
  standing,
  turnedAway,
}: Options): RequestListener {
  const toApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const late = () => {
        turnedAway();
        return busyResponse(incoming, standing);
      };
      const answer = await admission.answer(() => fetch(request, bindings as HttpBindings), incoming, late);
      // Nobody reads on where a reader has given up, so no other request can follow. An untouched body is drained.
      if (!incoming.complete && incoming.listenerCount('data') > 0) outgoing.setHeader('connection', 'close');
      return answer;
    },
    {
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
    const isHealth = health.test(incoming.url ?? '');
    const isHostless = isHealth && !incoming.headers.host;
    if (!(namesOneHost(incoming) || isHostless) || !setOwnTarget(incoming))
      return refusePlainly(outgoing, 400, standing);
    if (shelf?.(incoming, outgoing)) return;
    entryTurns(incoming, outgoing, () => {
      if (!hasBody(incoming) || admission.admits(incoming, outgoing)) return void toApp(incoming, outgoing);
      turnedAway();
      answerBusy(incoming, outgoing, standing);
    });
  };
}
