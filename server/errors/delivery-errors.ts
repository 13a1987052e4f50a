/** A permanent refusal: a retry would have the same result. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** A temporary refusal with a time for the retry (Retry-After). */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
