import { FormRejected } from '#app/forms/transport/form-client.ts';

/** Whether the server read the form and rejected it: a retry would have the same result. Every other failure may be temporary. */
export const isRefusal = (error: unknown): error is FormRejected =>
  error instanceof FormRejected && error.status !== 429 && (error.status ?? 0) < 500;
