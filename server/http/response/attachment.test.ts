import { expect, test } from 'vitest';
import { attachmentHeaders } from './attachment.ts';

const hostileNames = [
  'cv.pdf',
  'José Núñez – CV.pdf',
  '"; filename=evil.html; x="',
  "a'b*(c).pdf",
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'cv.pdf\r\nSet-Cookie: staff=x',
  'cv\u0000.pdf',
  '\u202Efdp.exe',
  '\ud800.pdf',
  '',
  '%2e%2e%2f',
  'x'.repeat(5000),
];

test('for any name the header is one line with "attachment" and a name without a path', () => {
  for (const name of hostileNames) {
    const headers = new Headers(attachmentHeaders(name));
    const value = headers.get('content-disposition') ?? '';
    expect(value).toMatch(/^attachment; filename="[\w.() -]*"; filename\*=UTF-8''[\w.!~%-]*$/);
    const given = decodeURIComponent(value.split("UTF-8''")[1] ?? '');
    expect(given).toBe(name.toWellFormed());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
});
