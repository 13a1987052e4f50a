import type { Context } from 'hono';
import { refusedRequests } from '#words/form-notices.ts';

/** 405 for every other method at a URL that accepts only POST. */
export const methodNotAllowed = (c: Context) =>
  c.json({ message: refusedRequests.postOnly }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' });
