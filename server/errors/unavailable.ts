import { NamedError } from '#server/errors/named-error.ts';

/** Thrown by integrations when their system does not respond or is broken: the caller may try again later. */
export class Unavailable extends NamedError {
  static override readonly errorName: string = 'Unavailable';
}

/** Error codes of PostgreSQL, the disk and the network for a temporary failure. */
const temporaryCodes = new Set([
  // PostgreSQL stops, starts or has crashed; too many connections; full disk; statement timeout.
  ...['57P01', '57P02', '57P03', '53300', '53100', '57014'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'],
]);
/** SQLite's primary result codes: busy, locked, disk error, disk full, cannot open. */
const temporarySqliteCodes = new Set([5, 6, 10, 13, 14]);
/** Messages of `pg` that come without a code. */
const temporaryMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

type WithDetails = Error & { code?: unknown; errcode?: unknown; originalError?: unknown; errors?: unknown };

/**
 * Whether the error is a temporary failure of a system outside the process: the response is then 503 with
 * Retry-After and not 500. Also reads the errors that libraries wrap around the first one.
 */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  if (!(error instanceof Error) || depth > 4) return false;
  if (error instanceof Unavailable) return true;
  const { code, errcode, cause, originalError, errors, message } = error as WithDetails;
  if (typeof code === 'string' && temporaryCodes.has(code)) return true;
  if (typeof errcode === 'number' && temporarySqliteCodes.has(errcode & 0xff)) return true;
  if (temporaryMessages.test(message)) return true;
  const inner = [cause, originalError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((wrapped) => isUnavailable(wrapped, depth + 1));
};

/** Value of Retry-After: long enough for most restarts, short enough for a visitor to wait. */
export const retryAfterSeconds = 5;
