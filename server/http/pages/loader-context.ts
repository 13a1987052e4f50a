import { createContext } from 'react-router';
import type { RequestServices } from '#server/graphql/request-services.ts';
import type { Graphql } from '#server/graphql/yoga.ts';

/**
 * Services for loaders and actions, read with `context.get(loaderContext)`. Every render has its own
 * `services`: those of the visitor's request for a private page and a form post, those of an anonymous caller
 * for a public page.
 */
export type LoaderServices = { services: RequestServices; graphql: Graphql };

export const loaderContext = createContext<LoaderServices>();
