import { currentRequestId } from './request-id.ts';

export type LogLevel = 'silent' | 'error' | 'info' | 'debug';
const ranks: Record<LogLevel, number> = { silent: 0, error: 1, info: 2, debug: 3 };

/** An error may quote client input of any length, so it is truncated. */
const maxTextLength = 5_000;
const withoutPassword = (word: string): string => {
  const at = word.lastIndexOf('@');
  const user = word.indexOf('://');
  const colon = user < 0 ? -1 : word.indexOf(':', user + '://'.length);
  return colon < 0 || colon > at ? word : `${word.slice(0, colon + 1)}***${word.slice(at)}`;
};
/** URLs in settings contain passwords, and libraries quote URLs in their errors. */
const withoutPasswords = (text: string | undefined) =>
  text?.slice(0, maxTextLength).replace(/\S+/g, withoutPassword);

/** Mail servers and providers quote the recipient in refusals, and an email address is personal data. */
const withoutEmailAddresses = (text: string | undefined) =>
  text?.replace(/\S+/g, (word) => (word.includes('@') && !word.includes('://') ? '***' : word));

/** The URL of an upload or an invitation is a secret, so the log does not contain its token. */
const withoutTokens = (path: string) => path.replace(/(\/uploads\/|\/invite\/).+/i, '$1:token');

export type ResponseLine = { method: string; path: string; status: number; ms: number };

/**
 * One JSON line per event, with the request's id. Never a query string, a body or a header: leads are
 * personal data.
 */
export function createLog(level: LogLevel, write = (line: string) => void process.stderr.write(`${line}\n`)) {
  const isEnabled = (at: LogLevel) => ranks[at] <= ranks[level];
  const writeLine = (at: LogLevel, event: string, details: Record<string, unknown>) => {
    if (!isEnabled(at)) return;
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        level: at,
        event,
        request: currentRequestId(),
        ...details,
      }),
    );
  };
  return {
    responded({ path, ms, ...response }: ResponseLine) {
      const level = response.status >= 500 ? 'error' : 'debug';
      writeLine(level, 'responded', { ...response, path: withoutTokens(path), ms: Math.round(ms) });
    },
    /** A delivery that failed, and the time of its next attempt. */
    delivery(event: string, details: Record<string, unknown>) {
      const reason =
        typeof details.reason === 'string'
          ? withoutEmailAddresses(withoutPasswords(details.reason))
          : details.reason;
      writeLine('error', `delivery ${event}`, { ...details, reason });
    },
    /** Numbers of submissions, files and log lines that the retention job removed. */
    retention: (counts: Record<string, number>) => writeLine('info', 'retention', counts),
    failed(error: unknown, details: Record<string, unknown> = {}) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      const fields = { name, message: withoutPasswords(message), stack: withoutPasswords(stack) };
      const where = typeof details.path === 'string' ? { path: withoutTokens(details.path) } : {};
      writeLine('error', 'failed', { ...details, ...where, ...fields });
    },
    /** Number of requests rejected with 503 since the last such line. */
    onRejected: (count: number) => writeLine('error', 'rejected', { status: 503, count }),
    /** The client disconnected while it was sending a request. */
    clientDisconnected({ method, path }: Pick<ResponseLine, 'method' | 'path'>) {
      writeLine('info', 'client disconnected', { method, path: withoutTokens(path) });
    },
    note: (event: string, details: Record<string, unknown> = {}) => writeLine('info', event, details),
  };
}
export type Log = ReturnType<typeof createLog>;
