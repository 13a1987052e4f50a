import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#server/process-wide.ts';

/** The id of the current request, available at any call depth, so that every log line can contain it. */
const current = processWide('request id', () => new AsyncLocalStorage<string>());

export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);
export const currentRequestId = (): string | undefined => current.getStore();
