import type { IncomingMessage, ServerResponse } from 'node:http';
import { busyPage } from '#content/en/pages/busy.ts';
import { brand } from '#domain/brand.ts';
import { policyOfNoPage } from './security-headers.ts';

const retryAfterSeconds = 2;

/** No script, no file, nothing that would have to be asked for: the browser comes back by itself. */
const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${retryAfterSeconds + 1}"><title>${busyPage.title} | ${brand.name}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;text-align:center;background:#fbf3e7;color:#3d1a14;font:1.125rem/1.6 Georgia,serif}h1{font-weight:400;font-size:2.5rem;line-height:1.1}</style>
</head><body><main><h1>${busyPage.title}</h1><p>${busyPage.text}</p></main></body></html>`;
const forPages = { type: 'text/html; charset=utf-8', body: html };
const json = (value: object) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
const forGraphql = json({
  errors: [{ message: busyPage.text, extensions: { code: 'OVERLOADED' } }],
});
const forForms = json({ message: busyPage.text });

const answerFor = (url: string) => {
  if (url.startsWith('/graphql')) return forGraphql;
  return /^\/(form|marketing-forms)\//.test(url) ? forForms : forPages;
};

/** The same from within the app. */
export const busyResponse = (path: string, standing: Record<string, string> = {}): Response => {
  const { type, body } = answerFor(path);
  return new Response(body, {
    status: 503,
    headers: {
      'content-security-policy': policyOfNoPage,
      ...standing,
      'content-type': type,
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
    },
  });
};

/** 503, cheaply, in the shape the asker understands. What is still being sent is not read: the connection ends. */
export const answerBusy = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  standing: Record<string, string>,
): void => {
  const { type, body } = answerFor(incoming.url ?? '');
  const isSending = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  outgoing.writeHead(503, {
    'content-security-policy': policyOfNoPage,
    ...standing,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    ...(isSending && !incoming.complete && { connection: 'close' }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
};
