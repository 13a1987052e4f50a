import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusedRequests } from '#words/form-notices.ts';

/** The response to a form. An endpoint sends it as JSON; a page that received the form renders it. */
export type FormResponse = { status: number; body: object; headers?: Record<string, string> };

export const sendFormResponse = (c: Context, { status, body, headers }: FormResponse) =>
  c.json(body, status as ContentfulStatusCode, headers);

/** 405 for every other method at a URL that accepts only POST. */
export const methodNotAllowed = (c: Context) =>
  c.json({ message: refusedRequests.postOnly }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' });
