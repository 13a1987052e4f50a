import { createContext } from 'react-router';
import type { Graphql } from '#server/graphql/yoga.ts';
import type { Context } from '#server/process/context.ts';

/** What every loader and action may use; they read it by `context.get(loaderContext)`. */
export type LoaderServices = { context: Context; graphql: Graphql };

export const loaderContext = createContext<LoaderServices>();
