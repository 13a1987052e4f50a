/** The server refused the form, with a message for the visitor; `fields` has the errors of single fields. */
export class FormRefused extends Error {
  override name = 'FormRefused';
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status, if the refusal came in a response. */
  readonly status: number | undefined;
  constructor(message: string, fields: Record<string, string> = {}, status?: number) {
    super(message);
    this.fields = fields;
    this.status = status;
  }
}

/** No response, or one that is not from our server. The request may still have arrived. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** The message for the visitor about a response that is not from our server. */
  readonly messageForVisitor: string | undefined;
  constructor(message?: string, messageForVisitor?: string) {
    super(message);
    this.messageForVisitor = messageForVisitor;
  }
}

/** The visitor stopped an upload. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Statuses of a proxy whose server is unreachable; our own server sends 503 when it is overloaded. */
export const isNoResponseStatus = (status: number | undefined) =>
  status === 502 || status === 503 || status === 504;

/** Whether there was no response from our server: the same form may succeed later. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof FormRefused && isNoResponseStatus(error.status));

/** Whether the server refused the form, so that a retry is useless. Other failures may be temporary. */
export const isRefusal = (error: unknown): error is FormRefused =>
  error instanceof FormRefused && error.status !== 429 && (error.status ?? 0) < 500;
