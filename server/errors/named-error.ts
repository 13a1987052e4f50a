/**
 * The class of every error that the server recognizes. Each language has a bundle with its own copy of each
 * class, and they share services (docs/decisions/083-two-languages-in-one-process.md). So `instanceof`
 * compares names: an error of the other copy is an instance too. Every class declares its `errorName`.
 */
export class NamedError extends Error {
  static readonly errorName: string = 'NamedError';
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.errorName;
  }
  static override [Symbol.hasInstance](error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    let type: unknown = error.constructor;
    while (typeof type === 'function') {
      // biome-ignore lint/complexity/noThisInStatic: the class on the right side of `instanceof`.
      if ((type as Partial<typeof NamedError>).errorName === this.errorName) return true;
      type = Object.getPrototypeOf(type);
    }
    return false;
  }
}
