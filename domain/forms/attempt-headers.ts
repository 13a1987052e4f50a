/** What our pages send along with every form, as headers, so that each call keeps the payload it is specified with. */
export const submitHeaders = {
  /** The same for a retry, a double press and a step back: with the same content it is stored once. */
  key: 'idempotency-key',
  /** What stood in the field that people cannot see. */
  trap: 'x-form-trap',
  /** Milliseconds from the first look at the form to the press of its button. */
  elapsed: 'x-form-elapsed',
} as const;
