import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { overloadResponse, sendOverloaded } from '#server/http/response/overload-response.ts';
import { nonPagePolicy } from '#server/http/response/security-headers.ts';
import { type Admission, canHaveBody, isArriving, maxResponseMs } from '#server/limits/admission.ts';
import { withTimeLimit } from '#server/limits/time-limit.ts';

type Options = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  admission: Admission;
  commonHeaders: Record<string, string>;
  /** Called for every request that gets a 503 here: without a place for its body, or without a response. */
  onRejected: () => void;
};

/** Handles a request from the socket to the app: admits its body, calls the app. */
export function createLanguageListener({
  fetch,
  admission,
  commonHeaders,
  onRejected,
}: Options): RequestListener {
  const toApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const onTimeout = () => {
        onRejected();
        return overloadResponse(incoming, commonHeaders);
      };
      const handle = () => fetch(request, bindings as HttpBindings);
      const isPaused = () => isArriving(incoming, outgoing);
      const response = await withTimeLimit(maxResponseMs, handle, onTimeout, isPaused);
      // A handler that stops in the middle of a body leaves unread bytes, so no other request can follow on
      // the connection. Node would receive and discard a body that nobody has read: after a 413 the
      // connection closes instead, because the body is too large.
      const isLeft = response.status === 413 || incoming.listenerCount('data') > 0;
      if (!incoming.complete && isLeft) outgoing.setHeader('connection', 'close');
      return response;
    },
    {
      // Load balancers that use HTTP/1.0 send health checks without a Host header.
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        new Response(null, {
          status: error instanceof RequestError ? 400 : 500,
          headers: { ...commonHeaders, 'content-security-policy': nonPagePolicy },
        }),
    },
  );
  return (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    if (!canHaveBody(incoming) || admission.tryAdmit(incoming, outgoing))
      return void toApp(incoming, outgoing);
    onRejected();
    sendOverloaded(incoming, outgoing, commonHeaders);
  };
}
