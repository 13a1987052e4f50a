import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createSchemaFile } from './schema-file.ts';

const request = (headers: Record<string, string> = {}) =>
  createSchemaFile().request('/schema.graphql', { headers });

test('the schema is served as it is in the repository, and can be parsed', async () => {
  const response = await request();
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toBe(readFileSync('schema.graphql', 'utf8'));
  expect(buildSchema(text).getQueryType()?.getFields()).toHaveProperty('getLocalClassesV2');
});

test('it is compressed, cached, not sent again when unchanged, and not indexed', async () => {
  const response = await request({ 'accept-encoding': 'br' });
  const { headers } = response;
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toContain('public');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const again = await request({ 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});
