import { createContext } from 'react-router';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { multipartBody } from './encode-multipart.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';

/** Services for the action of a page that receives a form posted without JavaScript. */
export type FormPost = {
  /** The posted form, with its files on disk; undefined when the body is not a form. */
  read(request: Request): Promise<PostedForm | undefined>;
  /** Posts to one of our own form endpoints inside the process, with the visitor's client address. */
  post(url: URL, body: string | FormData, headers: Headers): Promise<Response>;
  /** The Retry-After header of the endpoint's response, in seconds; the page's response repeats it. */
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
  // A streamed body needs `duplex`, which the browser's types do not contain.
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  return new Request(url, init);
};
