import { expect, test, vi } from 'vitest';
import { createClientIp, warnOfUnknownProxy } from './client-ip.ts';

const from = (remoteAddress: string, forwardedFor?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwardedFor },
});

test('an unknown proxy is not trusted, which is logged once', () => {
  const note = vi.fn();
  const clientIp = createClientIp(['10.0.0.0/8'], warnOfUnknownProxy({ note }));
  expect(clientIp(from('192.0.2.1'))).toBe('192.0.2.1');
  expect(clientIp(from('10.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
  expect(note).not.toHaveBeenCalled();
  expect(clientIp(from('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
  expect(clientIp(from('192.0.2.2', '203.0.113.9'))).toBe('192.0.2.2');
  expect(note).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(note.mock.calls)).toContain('TRUSTED_PROXIES');
});

test.each([
  ['nothing', undefined, '10.0.0.1'],
  ['the visitor', '203.0.113.9', '203.0.113.9'],
  ['the visitor after a forged hop', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['the visitor before another of our proxies', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a port', '6.6.6.6, 203.0.113.9:51234', '203.0.113.9'],
  ['IPv6', '2001:db8::9', '2001:db8::9'],
  ['IPv6 in brackets', '6.6.6.6, [2001:db8::9]', '2001:db8::9'],
  ['IPv6 with a port', '6.6.6.6, [2001:db8::9]:51234', '2001:db8::9'],
  ['IPv4 written as IPv6', '6.6.6.6, [::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['a hop that is no IP address', '6.6.6.6, unknown', '10.0.0.1'],
  ['an empty hop', '6.6.6.6,', '10.0.0.1'],
  ['a port that is no number', '6.6.6.6, 203.0.113.9:x', '10.0.0.1'],
  ['an unreadable hop before our proxy', '6.6.6.6, _hidden, 10.0.0.2:443', '10.0.0.2'],
  ['only our proxies', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('from a trusted proxy, X-Forwarded-For with %s', (_, forwardedFor, ip) => {
  expect(createClientIp(['10.0.0.0/8'])(from('10.0.0.1', forwardedFor))).toBe(ip);
});
