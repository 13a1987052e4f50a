import type { Context } from 'hono';

/** 405 for every other method at an address that only accepts posts. */
export const onlyPosts = (c: Context) =>
  c.json({ message: 'Method not allowed: use POST' }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' });
