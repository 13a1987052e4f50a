import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { OperatorError } from './operator-error.ts';
import { sendTestMail } from './send-test-mail.ts';

let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.close());

const run = async (settings: Record<string, string>, ...args: string[]) => {
  const env = readEnv({ DATA_DIR: temporaryFolder(), ...settings });
  return text(sendTestMail(env, args));
};

test('a test mail arrives, and the command prints sender, recipient and transport', async () => {
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Heliora <hello@heliora.com>' };
  const printed = await run(settings, 'test', 'ana@example.com');
  expect(printed).toContain(`127.0.0.1:${smtp.port}`);
  expect(printed).toContain('hello@heliora.com to ana@example.com');
  expect(printed).toMatch(/Accepted {2}Message-ID <test-[\w-]+@heliora\.com>/);
  expect(printed).not.toContain('Warning');
  expect(smtp.received.at(-1)).toMatchObject({ from: 'hello@heliora.com', to: ['ana@example.com'] });
});

test('without a mail server the mail is a file, and its name is printed', async () => {
  const printed = await run({}, 'test', 'ana@example.com');
  expect(printed).toContain('SMTP_URL is empty');
  expect(printed).toContain('heliora.example is a sample domain');
  expect(existsSync(/Written {3}(.*\.eml)/.exec(printed)?.[1] ?? '')).toBe(true);
});

test('a refusal is printed with the message of the mail server', async () => {
  smtp.behave('refusing');
  const refused = run({ SMTP_URL: smtp.url }, 'test', 'ana@example.com');
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(run({ SMTP_URL: smtp.url }, 'test', 'ana@example.com')).rejects.toThrow('no such user');
  smtp.behave('well');
  await expect(run({ SMTP_URL: 'smtp://127.0.0.1:1' }, 'test', 'ana@example.com')).rejects.toThrow(
    'ECONNREFUSED',
  );
});

test.each([
  [],
  ['test'],
  ['test', 'ana'],
  ['test', 'a@example.com\r\nRCPT TO:<b@c.de>'],
  ['send', 'a@b.co'],
  ['test', 'a@b.co', 'c'],
])('%j is not a command', async (...args) => {
  await expect(run({}, ...args)).rejects.toThrow(OperatorError);
});
