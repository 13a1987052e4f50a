import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { reportError } from '#app/loaders/query.server.ts';
import { sitePath } from '#content/site-path.ts';
import type { FormActionData } from './forms/state/form-definition.ts';
import { type PageData, PageDataContext, type RootData } from './islands/page-data.ts';
import { EntryScript } from './root.tsx';

export const streamTimeout = 5_000;

const pageDataOf = ({ staticHandlerContext }: EntryContext): PageData => {
  const { location, loaderData, actionData } = staticHandlerContext;
  return {
    pathname: sitePath(location.pathname),
    search: location.search,
    root: loaderData.root as RootData | undefined,
    action: Object.values(actionData ?? {})[0] as FormActionData | undefined,
  };
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  let finalStatus = status;
  const body = await renderToReadableStream(
    <EntryScript value={routerContext.manifest.entry.module}>
      <PageDataContext value={pageDataOf(routerContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageDataContext>
    </EntryScript>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      onError(error) {
        finalStatus = 500;
        reportError(context, error);
      },
    },
  );
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
