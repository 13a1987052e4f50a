import { createContext } from 'react-router';
import type { RequestContext } from '#server/graphql/request-context.ts';
import type { Graphql } from '#server/graphql/yoga.ts';

/**
 * Services for loaders and actions, read with `context.get(loaderContext)`. Every render has its own `context`: that of the visitor's
 * request for a private page and a form post, that of an anonymous caller for a public page.
 */
export type LoaderServices = { context: RequestContext; graphql: Graphql };

export const loaderContext = createContext<LoaderServices>();
