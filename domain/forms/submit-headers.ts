/** Headers that our pages send with every form, because the specification defines each payload. */
export const submitHeaders = {
  /** The same for a retry, a double click and a press after Back, so that the content is stored once. */
  key: 'idempotency-key',
  /** The value of the honeypot field, which people cannot see. */
  honeypot: 'x-form-trap',
  /** Milliseconds between the display of the form and the click on its button. */
  elapsed: 'x-form-elapsed',
  /** The URL of the page that the form was filled in on: a form may be sent again from another page. */
  page: 'x-form-page',
} as const;
