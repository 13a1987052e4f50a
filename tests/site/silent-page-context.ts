import { RouterContextProvider } from 'react-router';
import { loaderContext } from '#server/http/pages/loader-context.ts';

/** The context of an action that only logs: what it logs is dropped. */
export const silentPageContext = (): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(loaderContext, { services: { log: { failed: () => {} } } } as never);
  return context;
};
