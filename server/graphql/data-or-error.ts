import { markDegraded } from '#server/errors/degraded-render.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import type { Services } from '#server/services.ts';
import { builder } from './builder.ts';

/** A failure whose message is meant for the caller. */
export class ReportedFailure extends NamedError {
  static override readonly errorName: string = 'ReportedFailure';
}

/**
 * The union of a data type and an error type with a message, the format in which the provider's own services
 * return lists. An unexpected failure is logged here, and the caller gets only `fallback`.
 */
export const dataOrError = <Item>({
  result,
  data,
  error,
  item,
  fallback,
  what,
}: {
  result: string;
  data: string;
  error: string;
  item: ReturnType<ReturnType<typeof builder.objectRef<Item>>['implement']>;
  fallback: string;
  /** What the list contains, for the descriptions in the schema. */
  what: string;
}) => {
  type Data = { data: readonly Item[] };
  type Failure = { message: string };
  const DataType = builder.objectRef<Data>(data).implement({
    description: `The list of ${what}.`,
    fields: (t) => ({
      data: t.field({
        type: [item],
        description: `All ${what} at once: there are no pages.`,
        resolve: (result) => result.data,
      }),
    }),
  });
  const ErrorType = builder.objectRef<Failure>(error).implement({
    description: `Why there is no list of ${what}.`,
    fields: (t) => ({ message: t.exposeString('message', { description: 'Message to display.' }) }),
  });
  const type = builder.unionType(result, {
    description: `The list of ${what}, or why there is none.`,
    types: [DataType, ErrorType],
    resolveType: (result) => ('data' in result ? DataType : ErrorType),
  });
  const resolve = async (
    { log }: Pick<Services, 'log'>,
    read: () => Promise<readonly Item[]>,
  ): Promise<Data | Failure> => {
    try {
      return { data: await read() };
    } catch (cause) {
      markDegraded();
      if (cause instanceof ReportedFailure) return { message: cause.message };
      // A temporary failure must not be cached as a result of this list, so the whole call fails.
      if (isUnavailable(cause)) throw cause;
      log.failed(cause, { in: 'graphql' });
      return { message: fallback };
    }
  };
  return { type, resolve };
};
