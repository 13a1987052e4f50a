import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { serveMeasured } from './serve-measured.ts';

/** A minimal Hono handler: one response from memory, with the necessary headers only. */
const { body, headers } = JSON.parse(process.argv[2] ?? '{}') as {
  body: string;
  headers: Record<string, string>;
};
const bytes = new Uint8Array(Buffer.from(body, 'base64'));
const app = new Hono();
app.get('/', (c) => c.body(bytes, 200, headers));
serveMeasured(createAdaptorServer({ fetch: app.fetch }) as import('node:http').Server);
