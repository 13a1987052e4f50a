import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ours = { media: null, map: [] };

test('exactly the inline scripts of the page may run', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script type="module">two()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    ours,
  );
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toBe(`'self' ${hash('one()')} ${hash('two()')}`);
});

test('no inline script, no eval, no plug-in, no frame, no foreign form target', () => {
  const policy = contentSecurityPolicy('<p>hello</p>', ours);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
});

test('hosts of the settings may give pictures and map data, never scripts', () => {
  const policy = contentSecurityPolicy('', {
    media: 'https://cdn.example',
    map: ['https://maps.example', 'https://tiles.example'],
  });
  expect(policy).toContain(
    "connect-src 'self' https://cdn.example https://maps.example https://tiles.example",
  );
  expect(policy).toContain("media-src 'self' blob: https://cdn.example;");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.trim()).toBe("'self'");
});
