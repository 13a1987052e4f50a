import type { Graphql } from './graphql/yoga.ts';
import type { Context } from './process/context.ts';

/** What one running server consists of. */
export type Runtime = { context: Context; graphql: Graphql };

/**
 * Loaders are called by React Router and cannot be handed anything, so they find the runtime here. It hangs on the
 * process, not on this module: the bundle, Vite's module runner and plain Node each have their own copy of the module.
 */
const holder = globalThis as { [key: symbol]: Runtime | undefined };
const key = Symbol.for('heliora.runtime');

export const setRuntime = (runtime: Runtime | undefined): void => {
  holder[key] = runtime;
};

export const currentRuntime = (): Runtime => {
  const runtime = holder[key];
  if (!runtime) throw new Error('The server has not been started: call setRuntime first.');
  return runtime;
};
