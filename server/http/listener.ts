import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { CacheFastPath } from './cache/fast-path.ts';
import { type Admission, hasBody } from './overload/admission.ts';
import type { EntryTurns } from './overload/entry-turns.ts';
import { namesOneHost, refusePlainly, setOwnTarget } from './overload/malformed-request.ts';
import { answerOverloaded, overloadResponse } from './overload/overload-response.ts';
import { policyOfNoPage } from './security-headers.ts';

type Options = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  fastPath: CacheFastPath | null;
  admission: Admission;
  entryTurns: EntryTurns;
  commonHeaders: Record<string, string>;
  /** Called for every request that is not admitted or whose response takes too long. */
  onRejected: () => void;
};

/** Load balancers with HTTP/1.0 send health checks without a host. */
const health = /^\/(healthz|readyz)(\?|$)/;

/**
 * From Node's request to a response: the cache fast path first, then the app. Only requests with a body need admission
 * here.
 */
export function createListener({
  fetch,
  fastPath,
  admission,
  entryTurns,
  commonHeaders,
  onRejected,
}: Options): RequestListener {
  const toApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const late = () => {
        onRejected();
        return overloadResponse(incoming, commonHeaders);
      };
      const answer = await admission.answer(() => fetch(request, bindings as HttpBindings), incoming, late);
      // A reader that stopped half-way leaves unread bytes on the connection, so no other request can follow. Node
      // drains a body that was never read.
      if (!incoming.complete && incoming.listenerCount('data') > 0) outgoing.setHeader('connection', 'close');
      return answer;
    },
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        new Response(null, {
          status: error instanceof RequestError ? 400 : 500,
          headers: { ...commonHeaders, 'content-security-policy': policyOfNoPage },
        }),
    },
  );
  return (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    const isHealth = health.test(incoming.url ?? '');
    const isHostless = isHealth && !incoming.headers.host;
    if (!(namesOneHost(incoming) || isHostless) || !setOwnTarget(incoming))
      return refusePlainly(outgoing, 400, commonHeaders);
    if (fastPath?.(incoming, outgoing)) return;
    entryTurns(incoming, outgoing, () => {
      if (!hasBody(incoming) || admission.tryAdmit(incoming, outgoing)) return void toApp(incoming, outgoing);
      onRejected();
      answerOverloaded(incoming, outgoing, commonHeaders);
    });
  };
}
