import { data, type RouterContextProvider } from 'react-router';
import type { Doc, Variables } from '#app/graphql/gql.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';

/** The `context` argument of a loader or action. */
export type LoaderContext = Readonly<RouterContextProvider>;

/** GraphQL for loaders, executed in process. */
export const query = async <R, V>(
  context: LoaderContext,
  doc: Doc<R, V>,
  ...[variables]: Variables<V>
): Promise<R> => {
  const { graphql, services } = context.get(loaderContext);
  try {
    return (await graphql.execute(
      services,
      doc as unknown as string,
      variables as Record<string, unknown> | undefined,
    )) as R;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    services.log.failed(error);
    throw data(null, { status: 503 });
  }
};

/** Logs an error of a page with the id of its request. */
export const reportError = (context: LoaderContext, error: unknown): void =>
  context.get(loaderContext).services.log.failed(error, { in: 'page' });
