/** Headers that our pages send with every form. They are not in the payload, because the specification defines each payload. */
export const submitHeaders = {
  /** The same for a retry, a double click and a new attempt after the back button, so that the same content is stored once. */
  key: 'idempotency-key',
  /** The value of the honeypot field, which people cannot see. */
  honeypot: 'x-form-trap',
  /** Milliseconds between the display of the form and the click on its button. */
  elapsed: 'x-form-elapsed',
} as const;
