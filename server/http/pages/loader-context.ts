import { createContext } from 'react-router';
import type { Graphql } from '#server/graphql/yoga.ts';
import type { Context } from '#server/process/context.ts';

/** Services for loaders and actions, read with `context.get(loaderContext)`. */
export type LoaderServices = { context: Context; graphql: Graphql };

export const loaderContext = createContext<LoaderServices>();
