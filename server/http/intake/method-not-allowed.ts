import type { Context } from 'hono';

/** For every other method at an address that takes posts and shows nothing. */
export const onlyPosts = (c: Context) =>
  c.json({ message: 'Only POST is answered here' }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' });
