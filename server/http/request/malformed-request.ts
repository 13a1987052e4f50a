import type { IncomingMessage, ServerResponse } from 'node:http';
import { nonPagePolicy } from '#server/http/response/security-headers.ts';

/** Headers of a response without a body. The connection closes, and nothing more is read from it. */
export const plainHeaders = (commonHeaders: Record<string, string>): Record<string, string> => ({
  connection: 'close',
  'content-length': '0',
  'content-security-policy': nonPagePolicy,
  ...commonHeaders,
});

/** Responds to a malformed request, which the app cannot handle. */
export const rejectPlainText = (
  outgoing: ServerResponse,
  status: 400 | 417,
  commonHeaders: Record<string, string>,
): void => void outgoing.writeHead(status, plainHeaders(commonHeaders)).end();

/**
 * Converts the request target to a path on this site. The absolute form (`GET http://host/path`) is legal and
 * equivalent when its host is that of the Host header; any other host, and any target that is not a path, is
 * refused.
 */
export const normalizeTarget = (incoming: IncomingMessage): boolean => {
  const target = incoming.url ?? '';
  if (target.startsWith('/')) return true;
  const scheme = /^https?:\/\//i.exec(target)?.[0];
  if (!scheme) return false;
  const rest = target.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const [host, path] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  if (!host || host.toLowerCase() !== incoming.headers.host?.toLowerCase()) return false;
  incoming.url = path.startsWith('/') ? path : `/${path}`;
  return true;
};

const plausible = /^[^\s/\\?#@]+$/;

/** Exactly one valid Host header: a proxy cache and this server must not read different hosts from it. */
export const hasOneHost = ({ headers, rawHeaders }: IncomingMessage): boolean => {
  if (!headers.host || !plausible.test(headers.host)) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
};
