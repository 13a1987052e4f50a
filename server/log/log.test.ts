import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('the token of a download or an invitation is in no line of the log', () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => void lines.push(line));
  const token = `${'k3J-'.repeat(10)}abc`;
  for (const path of [
    `/uploads/${token}`,
    `//Uploads/${token}.`,
    `/uploads/${token}/`,
    `/staff/invite/${token}/options`,
  ]) {
    log.responded({ method: 'GET', path, status: 200, ms: 1 });
    log.responded({ method: 'GET', path, status: 503, ms: 1 });
    log.failed(new Error('the store is away'), { method: 'GET', path });
  }
  expect(lines).toHaveLength(12);
  expect(lines.join()).not.toContain('k3J-');
  expect(lines[0]).toContain('/uploads/:token');
});

test('passwords are not in the log', () => {
  const lines: string[] = [];
  const log = createLog('error', (line) => void lines.push(line));
  log.failed(new Error('no response from postgres://heliora:hunter2@db/heliora'));
  expect(lines.join()).not.toContain('hunter2');
});

test('a refusal by a mail server is logged without the email address of the visitor', () => {
  const lines: string[] = [];
  const log = createLog('error', (line) => void lines.push(line));
  log.delivery('parked', {
    entry: '1',
    reason: '550 5.1.1 <ana@example.com>: no such user smtp://mail.example',
  });
  expect(lines.join()).not.toContain('ana@');
  expect(lines.join()).toContain('550 5.1.1 *** no such user smtp://mail.example');
});
