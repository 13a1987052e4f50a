import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request on whose behalf code runs, however deep: every line of the log can name it. */
const current = new AsyncLocalStorage<string>();

export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);
export const currentRequestId = (): string | undefined => current.getStore();
