import { createContext } from 'react-router';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { multipartBody } from './encode-multipart.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';

/** What the action of a page needs to take a form that was posted without JavaScript. */
export type FormPost = {
  /** What was posted, files straight to disk; undefined when it is no form. */
  read(request: Request): Promise<PostedForm | undefined>;
  /** Posts to one of our own form endpoints without leaving the process, with the visitor's connection behind it. */
  post(url: URL, body: string | FormData, headers: Headers): Promise<Response>;
  /** When an endpoint said so: how many seconds to wait. The page's answer says it too. */
  retryAfter(): string | null;
};

export const formPostContext = createContext<FormPost>();

export const createFormPost = (
  spool: Spool,
  fetch: (request: Request) => Response | Promise<Response>,
): FormPost => {
  let retryAfter: string | null = null;
  return {
    read: (request) => readPostedForm(request, spool),
    retryAfter: () => retryAfter,
    async post(url, body, headers) {
      const response = await fetch(asRequest(url, body, headers));
      retryAfter = response.headers.get('retry-after');
      return response;
    },
  };
};

const asRequest = (url: URL, body: string | FormData, headers: Headers): Request => {
  if (typeof body === 'string') return new Request(url, { method: 'POST', headers, body });
  const { type, body: stream } = multipartBody(body);
  headers.set('content-type', type);
  // A body that is still being made needs `duplex`, which the browser's types do not know.
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  return new Request(url, init);
};
