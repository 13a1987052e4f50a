/** A mistake in a command; its message is shown without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly expected = true;
}
