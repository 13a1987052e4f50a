/** The server rejected the form. The message can be shown to the visitor; `fields` has the errors of single fields. */
export class FormRejected extends Error {
  override name = 'FormRejected';
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status, if the rejection came in a response. */
  readonly status: number | undefined;
  constructor(message: string, fields: Record<string, string> = {}, status?: number) {
    super(message);
    this.fields = fields;
    this.status = status;
  }
}

/** No response, or not from our server. The request may have arrived nevertheless. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** A proxy answers so for a server that does not answer; our server itself sends 503 when it is overloaded. */
export const isNoAnswerStatus = (status: number | undefined) =>
  status === 502 || status === 503 || status === 504;

/** No line, or a server that does not answer: the form may succeed later, unchanged. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof FormRejected && isNoAnswerStatus(error.status));

/** The server read the form and rejected it, so a retry gets the same answer. Every other failure may be temporary. */
export const isRefusal = (error: unknown): error is FormRejected =>
  error instanceof FormRejected && error.status !== 429 && (error.status ?? 0) < 500;
