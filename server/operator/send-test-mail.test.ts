import { existsSync } from 'node:fs';
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
  let text = '';
  for await (const piece of sendTestMail(env, args)) text += piece;
  return text;
};

test('a test mail arrives, and the command prints sender, recipient and transport', async () => {
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Heliora <hello@heliora.com>' };
  const text = await run(settings, 'test', 'ana@example.com');
  expect(text).toContain(`127.0.0.1:${smtp.port}`);
  expect(text).toContain('hello@heliora.com to ana@example.com');
  expect(text).toMatch(/Accepted {2}Message-ID <test-[\w-]+@heliora\.com>/);
  expect(text).not.toContain('Warning');
  expect(smtp.received.at(-1)).toMatchObject({ from: 'hello@heliora.com', to: ['ana@example.com'] });
});

test('without a mail server the mail is a file, and its name is printed', async () => {
  const text = await run({}, 'test', 'ana@example.com');
  expect(text).toContain('SMTP_URL is empty');
  expect(text).toContain('heliora.example is a sample domain');
  expect(existsSync(/Written {3}(.*\.eml)/.exec(text)?.[1] ?? '')).toBe(true);
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
