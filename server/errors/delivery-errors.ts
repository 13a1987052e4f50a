import { NamedError } from '#server/errors/named-error.ts';

/** A permanent refusal: a retry would have the same result. */
export class PermanentFailure extends NamedError {
  static override readonly errorName: string = 'PermanentFailure';
}

/** A temporary refusal with a time for the retry (Retry-After). */
export class TryLater extends NamedError {
  static override readonly errorName: string = 'TryLater';
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
