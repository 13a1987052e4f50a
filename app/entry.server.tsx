import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { reportError } from '#app/graphql/query.server.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  let finalStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      finalStatus = 500;
      reportError(context, error);
    },
  });
  // The whole page is rendered before it is sent: the page cache needs it whole, and React needs no inline
  // scripts.
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: finalStatus, headers });
}

/** Without this function React Router writes loader errors to the console as plain text. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A client error, such as a POST to a page without an action, is not reported.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!isClientError && !request.signal.aborted) reportError(context, error);
};
