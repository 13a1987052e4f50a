import { NamedError } from '#server/errors/named-error.ts';

/** A mistake in a command; its message is shown without a stack trace. */
export class OperatorError extends NamedError {
  static override readonly errorName: string = 'OperatorError';
  readonly expected = true;
}
