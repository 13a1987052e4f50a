import { NamedError } from '#server/errors/named-error.ts';

/** The client disconnected before its whole request had arrived. This is not a failure of the server. */
export class ClientDisconnected extends NamedError {
  static override readonly errorName: string = 'ClientDisconnected';
}

const disconnectMessages = /^(aborted|Client connection prematurely closed\.?)$/;
const disconnectCodes = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Converts an error from reading a body to `ClientDisconnected` when its cause is the connection. */
export const orClientDisconnected = (error: unknown): unknown => {
  if (!(error instanceof Error))
    return disconnectMessages.test(String(error)) ? new ClientDisconnected() : error;
  const { code } = error as NodeJS.ErrnoException;
  const isDisconnect =
    error.name === 'AbortError' ||
    disconnectCodes.includes(code ?? '') ||
    disconnectMessages.test(error.message);
  return isDisconnect ? new ClientDisconnected('the client disconnected', { cause: error }) : error;
};
