/** The other side said no for good: trying again would get the same answer. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The other side named the time to come back. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
