import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '#domain/brand.ts';
import { language } from '#words/language.ts';
import { overloadPage } from '#words/pages/overload-page.ts';
import { nonPagePolicy } from './security-headers.ts';

const retryAfterSeconds = 2;

/** HTML that needs no script, no file and no further request. */
const page = (text: string, head = '') => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="${language.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${head}<title>${overloadPage.title} | ${brand.name}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;text-align:center;background:#fbf3e7;color:#3d1a14;font:1.125rem/1.6 Georgia,serif}h1{font-weight:400;font-size:2.5rem;line-height:1.1}</style>
</head><body><main><h1>${overloadPage.title}</h1><p>${text}</p></main></body></html>`,
});
/** This page reloads itself. The page after a form post does not: a reload would show an empty form. */
const forReaders = page(overloadPage.text, `<meta http-equiv="refresh" content="${retryAfterSeconds + 1}">`);
const forSenders = page(overloadPage.sent);
const json = (value: object) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
const forGraphql = json({
  errors: [{ message: overloadPage.text, extensions: { code: 'OVERLOADED' } }],
});
const forForms = json({ message: overloadPage.text });

const isSending = (method = 'GET') => method !== 'GET' && method !== 'HEAD';

const contentFor = (url = '', method = 'GET') => {
  if (url.startsWith('/graphql')) return forGraphql;
  if (/^\/(form|marketing-forms)\//.test(url)) return forForms;
  return isSending(method) ? forSenders : forReaders;
};

const headersOf = (type: string, commonHeaders: Record<string, string>) => ({
  'content-security-policy': nonPagePolicy,
  ...commonHeaders,
  'content-type': type,
  'retry-after': String(retryAfterSeconds),
  'cache-control': 'no-store',
});

type RequestLine = { url?: string; method?: string };

/** The 503 as a `Response`, for requests that have already reached the app. */
export const overloadResponse = (
  { url, method }: RequestLine,
  commonHeaders: Record<string, string> = {},
): Response => {
  const { type, body } = contentFor(url, method);
  return new Response(body, { status: 503, headers: headersOf(type, commonHeaders) });
};

/** Sends a 503 at low cost, in the format that the client expects. The rest of its body is not read. */
export const sendOverloaded = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  commonHeaders: Record<string, string>,
): void => {
  const { type, body } = contentFor(incoming.url, incoming.method);
  outgoing.writeHead(503, {
    ...headersOf(type, commonHeaders),
    'content-length': Buffer.byteLength(body),
    ...(isSending(incoming.method) && !incoming.complete && { connection: 'close' }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
};
