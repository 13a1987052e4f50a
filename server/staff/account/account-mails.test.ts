import { expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import type { Services } from '#server/services.ts';
import { mailInvitation } from './account-mails.ts';

test('a mail that is refused is logged without the email address of the member', async () => {
  const lines: string[] = [];
  const send = () => Promise.reject(new Error('550 5.1.1 <mia@example.com>: no such user'));
  const services = {
    staff: { mailer: { send } },
    clock: { now: () => 0 },
    log: createLog('error', (line) => void lines.push(line)),
  } as unknown as Services;
  const mia = { name: 'Mia', email: 'mia@example.com' };
  expect(await mailInvitation(services, mia, 'Ana', 'https://heliora.example/staff')).toBe(false);
  expect(lines.join()).toContain('550 5.1.1');
  expect(lines.join()).not.toContain('mia@');
});
