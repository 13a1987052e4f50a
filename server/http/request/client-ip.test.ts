import { expect, test, vi } from 'vitest';
import { createIpResolver, warnOfUnknownProxy } from './client-ip.ts';

const from = (remoteAddress: string) => ({ socket: { remoteAddress } });

test('an unknown proxy is not trusted, which is logged once', () => {
  const note = vi.fn();
  const ipOf = createIpResolver(['10.0.0.0/8'], warnOfUnknownProxy({ note }));
  expect(ipOf(from('192.0.2.1'), undefined)).toBe('192.0.2.1');
  expect(ipOf(from('10.0.0.1'), '203.0.113.9')).toBe('203.0.113.9');
  expect(note).not.toHaveBeenCalled();
  expect(ipOf(from('192.0.2.1'), '203.0.113.9')).toBe('192.0.2.1');
  expect(ipOf(from('192.0.2.2'), '203.0.113.9')).toBe('192.0.2.2');
  expect(note).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(note.mock.calls)).toContain('TRUSTED_PROXIES');
});
