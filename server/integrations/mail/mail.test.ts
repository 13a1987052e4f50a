import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverableEmail } from '#domain/forms/rules/email-address.ts';
import { PermanentFailure } from '#server/errors/delivery-errors.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { legalEmails } from '#tests/forms/form-cases/common-fields.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { Mail } from './mail.ts';
import { type MailBody, mailBodyHtml, mailBodyText } from './mail-body.ts';
import { createMailboxFolder } from './mailbox-folder.ts';
import { createSmtpMailer } from './smtp.ts';

const from = 'Heliora <no-reply@heliora.example>';
const evil = '<script>alert("x")</script> & \'co\'';
const body: MailBody = {
  preview: evil,
  heading: evil,
  paragraphs: [`First ${evil}`, 'Second\nline'],
  rows: [{ label: 'Message', value: `${evil}\r\nBcc: spy@example.com` }],
  button: { label: 'Get the app', url: 'https://heliora.example/get-app?a=1&b="' },
  footnote: evil,
};
const mail = (change: Partial<Mail> = {}): Mail => ({
  id: '5a8c-1',
  date: new Date('2026-11-15T17:00:00.123Z'),
  to: ['manager.davie@heliora.example'],
  replyTo: { name: 'Ana\r\nBcc: spy@example.com', email: 'ana@example.com' },
  subject: '[Help] Davie | Ana\r\nBcc: spy@example.com',
  html: mailBodyHtml(body, 'en'),
  text: mailBodyText(body),
  attachments: [
    { name: 'cv.pdf', type: 'application/pdf', open: async () => Readable.from([Buffer.from('%PDF-1.7 x')]) },
  ],
  ...change,
});
const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'));

describe('a mail body', () => {
  test('escapes everything a visitor typed', () => {
    const page = mailBodyHtml(body, 'en');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;');
    expect(page).toContain('https://heliora.example/get-app?a=1&amp;b=&quot;');
  });
  test('removes text-direction characters', () => {
    const turned = { ...body, rows: [{ label: 'Name', value: 'Ana \u202egnp.exe\u2069' }] };
    expect(mailBodyHtml(turned, 'en')).toContain('>Ana gnp.exe<');
    expect(mailBodyText(turned)).toContain('Name: Ana gnp.exe\n');
  });
  test('has the same content as text', () => {
    const text = mailBodyText(body);
    for (const part of ['First <script>', 'Second\nline', 'Message: ', 'Get the app: https://']) {
      expect(text).toContain(part);
    }
  });
});

function* breaking() {
  yield Buffer.from('x');
  throw new Error('the disk broke');
}

describe('the mailbox folder', () => {
  const folder = temporaryFolder();
  const mailer = createMailboxFolder(folder, from);

  test('holds complete mails, and the same mail sent again is the same file', async () => {
    await mailer.send(mail());
    await mailer.send(mail());
    expect(readdirSync(folder)).toEqual(['2026-11-15T17-00-00-123Z-5a8c-1.eml']);
    const source = readFileSync(`${folder}/2026-11-15T17-00-00-123Z-5a8c-1.eml`, 'utf8');
    const headers = headersOf(source);
    expect(headers).toContain('Message-ID: <5a8c-1@heliora.example>');
    expect(headers).toContain('To: manager.davie@heliora.example');
    expect(headers).toMatch(/^Reply-To: .*ana@example\.com/m);
    expect(headers).toMatch(/^Subject: \[Help\] Davie \| Ana/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Disposition: attachment; filename=cv.pdf');
  });

  test('never contains half a mail', async () => {
    const broken = mail({
      id: 'broken',
      attachments: [
        {
          name: 'a',
          type: 'b',
          open: async () => Readable.from(breaking()),
        },
      ],
    });
    await expect(mailer.send(broken)).rejects.toThrow('the disk broke');
    expect(readdirSync(folder).filter((name) => name.includes('broken'))).toEqual([]);
  });

  // Both nodemailer and our code end the stream, in an order that depends on when the error happens. In one
  // run, 32 of 300 such mails ended the process.
  test('an attachment that breaks fails its mail and not the process, whenever it breaks', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    const streams: Readable[] = [];
    process.on('uncaughtException', note);
    for (let round = 0; round < 60; round++) {
      const open = async () => {
        for (let turn = 0; turn < round % 4; turn++) await new Promise(setImmediate);
        const stream = Readable.from(breaking());
        streams.push(stream);
        return stream;
      };
      const broken = mail({ id: `late-${round}`, attachments: [{ name: 'a', type: 'b', open }] });
      await expect(mailer.send(broken)).rejects.toThrow('the disk broke');
    }
    await expect.poll(() => streams.map(({ closed }) => closed)).toEqual(Array(60).fill(true));
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });
});

test.each([
  [
    'the mail server cannot be reached',
    createSmtpMailer('smtp://127.0.0.1:1', from),
    async () => Readable.from([]),
  ],
  [
    'another one cannot be opened',
    createMailboxFolder(temporaryFolder(), from),
    () => Promise.reject(new Error('no such file')),
  ],
])('an opened attachment is closed when %s', async (_, mailer, openOther) => {
  const opened = Readable.from(['%PDF']);
  const attachments = [async () => opened, openOther].map((open) => ({ name: 'a', type: 'b', open }));
  await expect(mailer.send(mail({ attachments }))).rejects.toThrow();
  await mailer.close();
  expect(opened.destroyed).toBe(true);
});

describe('SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
  });
  afterAll(() => smtp.close());

  test('delivers to every manager, with the deterministic Message-ID and no smuggled header', async () => {
    const mailer = createSmtpMailer(smtp.url, from);
    await mailer.send(mail({ to: ['a@heliora.example', 'b@heliora.example'] }));
    await mailer.close();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ to: ['a@heliora.example', 'b@heliora.example'] });
    const headers = headersOf(smtp.received[0]?.source ?? '');
    expect(headers).toContain('Message-ID: <5a8c-1@heliora.example>');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  test('meets DKIM, SPF and DMARC: one aligned From, Date, a stable Message-ID, short lines', async () => {
    const sender = 'Héliora @ Florida <no-reply@mail.heliora.example>';
    const mailer = createSmtpMailer(smtp.url, sender);
    const sent = mail({ subject: 'Señora Ñandú, '.repeat(12), text: `${'long '.repeat(600)}ü` });
    await mailer.send(sent);
    await mailer.send(sent);
    await mailer.close();
    const [first, second] = smtp.received.slice(-2);
    const headers = headersOf(first?.source ?? '').replace(/\r\n[ \t]+/g, ' ');
    const all = (name: string) =>
      [...headers.matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, v]) => v);
    expect(all('From')).toHaveLength(1);
    expect(addressparser(all('From')[0] ?? '')).toMatchObject([{ address: 'no-reply@mail.heliora.example' }]);
    expect(first?.from).toBe('no-reply@mail.heliora.example');
    expect(all('Message-ID')).toEqual(['<5a8c-1@mail.heliora.example>']);
    expect(headersOf(second?.source ?? '')).toContain('<5a8c-1@mail.heliora.example>');
    expect(all('Date').map((date) => Date.parse(date ?? ''))).toEqual([Date.parse('2026-11-15T17:00:00Z')]);
    expect(all('Sender').concat(all('Return-Path'), all('DKIM-Signature'))).toEqual([]);
    // Servers change longer lines and other bytes, and a change breaks the signature.
    for (const line of (first?.source ?? '').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    expect(first?.source).toMatch(/^[\t\r\n -~]*$/);
  });

  test.each(legalEmails)('%s gets its mail, and is the Reply-To of mails to managers', async (typed) => {
    const email = deliverableEmail(typed) ?? '';
    const mailer = createSmtpMailer(smtp.url, from);
    await mailer.send(mail({ to: [email], replyTo: { name: 'Ana "B" <c@d.example>', email } }));
    await mailer.close();
    const { to, source = '' } = smtp.received.at(-1) ?? {};
    const plain = email.replace(/@.*/, (domain) => domain.toLowerCase());
    // The test's mail server returns an ASCII domain in its Unicode form.
    expect(to?.map(deliverableEmail)).toEqual([plain]);
    const replyTo = addressparser(/^Reply-To: (.*(?:\r\n\s.*)*)/m.exec(source)?.[1] ?? '');
    expect(replyTo).toEqual([{ name: 'Ana "B" <c@d.example>', address: plain }]);
  });

  test('a temporary refusal is retried later, a permanent one is not', async () => {
    const mailer = createSmtpMailer(smtp.url, from);
    smtp.behave('busy');
    await expect(mailer.send(mail())).rejects.not.toBeInstanceOf(PermanentFailure);
    smtp.behave('refusing');
    await expect(mailer.send(mail())).rejects.toBeInstanceOf(PermanentFailure);
    smtp.behave('well');
    await mailer.close();
  });

  test('a recipient who is refused while others are accepted is returned', async () => {
    const mailer = createSmtpMailer(smtp.url, from);
    smtp.behave('choosy');
    const to = ['a@heliora.example', 'gone.b@heliora.example'];
    expect(await mailer.send(mail({ to }))).toEqual(['gone.b@heliora.example']);
    smtp.behave('well');
    expect(await mailer.send(mail({ to }))).toEqual([]);
    await mailer.close();
  });

  test('an unreachable server is retried later', async () => {
    const mailer = createSmtpMailer('smtp://127.0.0.1:1', from);
    const failure = await mailer.send(mail()).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    await mailer.close();
  });
});
