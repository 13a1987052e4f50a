import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import {
  listOf,
  optional,
  optionalNumber,
  secret,
  setting,
  text,
  webAddress,
  wholeNumber,
} from './setting.ts';

const isNetwork = (entry: string) => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Port, database, log and metrics of a process. */
export const processSettings = {
  PORT: setting(
    '3000',
    'a port number between 0 and 65535',
    'Port to listen on; 0 picks a free one',
    wholeNumber(0, 65_535),
  ),
  HOST: setting(
    '127.0.0.1',
    'a host name or address without spaces',
    'Address to listen on; 0.0.0.0 in a container',
    text.regex(/^[^\s/]+$/),
  ),
  NODE_ENV: setting(
    'development',
    'development, production or test',
    'Set by the npm scripts',
    z.enum(['development', 'production', 'test']),
  ),
  PUBLIC_URL: setting(
    '',
    'an http(s) address',
    'Address visitors use, for canonical links and feeds; http://localhost:PORT when empty',
    optional(webAddress),
  ),
  DATABASE_URL: setting(
    '',
    'a postgres:// address',
    'PostgreSQL to use; empty means SQLite in DATA_DIR',
    optional(text.regex(/^postgres(ql)?:\/\/\S+$/)),
  ),
  DATA_DIR: setting(
    './data',
    'a folder',
    'Folder of the embedded database, uploads and mails',
    text.transform((dir) => resolve(dir)),
  ),
  DRAIN_SECONDS: setting(
    '0',
    'a whole number from 0 to 300',
    'How long /readyz responds with 503 before the port closes on SIGTERM; a little more than the proxy needs to notice',
    wholeNumber(0, 300),
  ),
  LOG_LEVEL: setting(
    'info',
    'silent, error, info or debug',
    'How much the server logs',
    z.enum(['silent', 'error', 'info', 'debug']),
  ),
  TRUSTED_PROXIES: setting(
    '',
    'addresses or networks (10.0.0.0/8) separated by commas',
    'Proxies whose forwarded-for header is trusted',
    text.transform(listOf).refine((list) => list.every(isNetwork)),
  ),
  METRICS_PORT: setting(
    '',
    'a port number between 1 and 65535',
    'Separate port for GET /metrics; without it and METRICS_TOKEN there are no metrics',
    optionalNumber(/^(?!0$)\d{1,5}$/, 65_535),
  ),
  METRICS_TOKEN: setting(
    '',
    'a token of at least 16 characters without spaces',
    'Token that GET /metrics requires, on the port of the site or on METRICS_PORT',
    secret.refine((token) => token === null || token.length >= 16),
  ),
  NOW: setting(
    '',
    'an instant such as 2026-11-15T12:00:00Z',
    'Tests only: the clock is fixed at this instant',
    optional(text.refine((value) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)))),
  ),
} as const;
