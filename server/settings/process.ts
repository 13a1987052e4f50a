import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { httpUrl, listOf, optional, type Settings, secret, text, wholeNumber } from './setting.ts';

const isNetwork = (entry: string) => {
  const [ip = '', bits, ...rest] = entry.split('/');
  const version = isIP(ip);
  if (!version || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Port, database, log and metrics of a process. */
export const processSettings = {
  PORT: {
    defaultValue: '3000',
    expects: 'a port number between 0 and 65535',
    meaning: 'Port to listen on; 0 picks a free one',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    defaultValue: '127.0.0.1',
    expects: 'a host name or IP address without spaces',
    meaning: 'IP address or host name to listen on; 0.0.0.0 in a container',
    schema: text.regex(/^[^\s/]+$/),
  },
  NODE_ENV: {
    defaultValue: 'development',
    expects: 'development, production or test',
    meaning: 'Set by the npm scripts',
    schema: z.enum(['development', 'production', 'test']),
  },
  PUBLIC_URL: {
    defaultValue: '',
    expects: 'an http(s) URL',
    meaning: 'URL that visitors use, for canonical links and feeds; http://localhost:PORT when empty',
    schema: optional(httpUrl),
  },
  DATABASE_URL: {
    defaultValue: '',
    expects: 'a postgres:// URL',
    meaning: 'PostgreSQL to use; empty means SQLite in DATA_DIR',
    schema: optional(text.regex(/^postgres(ql)?:\/\/\S+$/)),
  },
  DATA_DIR: {
    defaultValue: './data',
    expects: 'a folder',
    meaning: 'Folder of the embedded database, uploads and mails',
    schema: text.transform((dir) => resolve(dir)),
  },
  DRAIN_SECONDS: {
    defaultValue: '0',
    expects: 'a whole number from 0 to 300',
    meaning:
      "How long /readyz responds with 503 before the port closes on SIGTERM; a little more than the proxy's checks take to fail",
    schema: wholeNumber(0, 300),
  },
  LOG_LEVEL: {
    defaultValue: 'info',
    expects: 'silent, error, info or debug',
    meaning: 'How much the server logs',
    schema: z.enum(['silent', 'error', 'info', 'debug']),
  },
  TRUSTED_PROXIES: {
    defaultValue: '',
    expects: 'IP addresses or networks (10.0.0.0/8) separated by commas',
    meaning: 'Proxies whose forwarded-for header is trusted',
    schema: text.transform(listOf).refine((list) => list.every(isNetwork)),
  },
  METRICS_TOKEN: {
    defaultValue: '',
    expects: 'a token of at least 16 characters without spaces',
    meaning: 'Token that GET /metrics requires; without it there are no metrics',
    schema: secret.refine((token) => token === null || token.length >= 16),
  },
  NOW: {
    defaultValue: '',
    expects: 'an instant such as 2026-11-15T12:00:00Z',
    meaning: 'Tests only: the clock is fixed at this instant',
    schema: optional(
      text.refine((value) => /T.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))),
    ),
  },
} satisfies Settings;
