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
  // The whole page at once: it is cached, so nobody gains from streaming, and no inline reveal scripts are needed.
  await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status: finalStatus, headers });
}

/** Without it React Router writes errors of loaders to the console, unstructured. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A post to a page that takes none and the like: the caller's mistake, answered, and no trouble of ours.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) reportError(context, error);
};
