/** The operator asked for something that is not there, or not in a way we understand. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
