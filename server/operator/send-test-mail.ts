import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { deliverableEmail } from '#domain/forms/rules/email-address.ts';
import type { Env } from '#server/env.ts';
import { mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import { mailFileName } from '#server/integrations/mail/mailbox-folder.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { domainOf, emailOf } from '#server/integrations/mail/message.ts';
import { language } from '#words/language.ts';
import { testMail } from '#words/staff/manager-mails.ts';
import { OperatorError } from './operator-error.ts';

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'PUBLIC_URL'>;

const serverOf = (smtpUrl: string) => {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const encryption = protocol === 'smtps:' ? 'encrypted from the start' : 'encrypted if the server offers it';
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)} (${encryption})`;
};

/** Sends one mail with the settings of the site and prints the response of the mail server. */
export async function* sendTestMail(env: MailSettings, args: readonly string[]): AsyncGenerator<string> {
  const [verb, typed = '', ...rest] = args;
  if (verb !== 'test' || rest.length > 0) throw new OperatorError('Usage: mail test EMAIL');
  const to = deliverableEmail(typed);
  if (!to) throw new OperatorError(`${JSON.stringify(typed)} is not an email address.`);

  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env;
  const domain = domainOf(MAIL_FROM);
  const date = new Date();
  const body = testMail(env.PUBLIC_URL);
  const mail = {
    id: `test-${randomUUID()}`,
    date,
    to: [to],
    subject: body.heading,
    html: mailBodyHtml(body, language.code),
    text: mailBodyText(body),
  };
  yield `Server    ${SMTP_URL ? serverOf(SMTP_URL) : 'none: SMTP_URL is empty'}\n`;
  yield `From      ${MAIL_FROM}\n`;
  yield `Envelope  ${emailOf(MAIL_FROM)} to ${to}\n`;
  if (domain.endsWith('.example')) yield `Warning   ${domain} is a sample domain: set MAIL_FROM.\n`;
  const mailer = createMailer(env);
  try {
    const refused = await mailer.send(mail);
    if (refused.length > 0) throw new Error(`${refused.join(', ')} refused`);
  } catch (error) {
    throw new OperatorError(`Not sent  ${(error as Error).message.replace(/\s+/g, ' ')}`);
  } finally {
    await mailer.close();
  }
  if (!SMTP_URL) {
    yield `Written   ${join(DATA_DIR, 'mailbox', mailFileName(mail))}\n`;
    return;
  }
  yield `Accepted  Message-ID <${mail.id}@${domain}>\n`;
  yield `Now look at the mail's own headers: SPF, DKIM and DMARC should all say "pass" for ${domain}.\n`;
}
