import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto.ts';

test('a mail link has every recipient and the subject, whatever characters they contain', () => {
  const recipients = ['ana@heliora.example', 'bo+davie?x=1&y,z@heliora.example'];
  const { protocol, pathname, searchParams } = new URL(mailtoUrl(recipients, 'Davie & Weston?'));
  expect(protocol).toBe('mailto:');
  expect(pathname.split(',').map(decodeURIComponent)).toEqual(recipients);
  expect([...searchParams]).toEqual([['subject', 'Davie & Weston?']]);
});

test('a mail link without a subject is the email address alone, with a readable @', () => {
  expect(mailtoUrl(['ruth+yoga?x@example.com'])).toBe('mailto:ruth%2Byoga%3Fx@example.com');
});
