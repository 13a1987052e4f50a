import { visitOf } from '#server/forms/request-origin.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import type { RequestOrigin } from '#server/models/intake.ts';
import type { Context } from '#server/process/context.ts';

/** Files that came with the request, by the token that stands for each in the variables. */
export type Uploads = ReadonlyMap<string, SpooledFile>;

/** What the connection knows and the request does not say. */
export type Caller = { address: string; uploads: Uploads };
export const unknownCaller: Caller = { address: '0.0.0.0', uploads: new Map() };

export type RequestContext = Context & { visit: RequestOrigin; uploads: Uploads };

export const requestContext = (
  context: Context,
  headers: Headers,
  { address, uploads }: Caller,
): RequestContext => ({ ...context, visit: visitOf(headers, address), uploads });
