import { FormRejected } from '#app/forms/transport/form-client.ts';

/** The server read the form and rejected it, so a retry gets the same answer. Every other failure may be temporary. */
export const isRefusal = (error: unknown): error is FormRejected =>
  error instanceof FormRejected && error.status !== 429 && (error.status ?? 0) < 500;
