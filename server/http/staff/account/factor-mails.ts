import { randomUUID } from 'node:crypto';
import { type MailBody, mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import type { Context } from '#server/process/context.ts';
import { language } from '#words/language.ts';
import { staffMails } from '#words/staff/mails.ts';

type Recipient = { name: string; email: string };

/**
 * Mail to staff is sent after the commit and not through the outbox, whose entries belong to submissions. A mail that fails is logged and
 * not sent again: the inviting person sees the link too, and the other mails only inform. docs/decisions/072-own-sessions-and-passkeys.md
 */
const mailTo = async (
  { staff, clock, log }: Context,
  { email }: Recipient,
  subject: string,
  body: MailBody,
): Promise<boolean> => {
  const mail = {
    id: randomUUID(),
    date: new Date(clock.now()),
    to: [email],
    subject,
    html: mailBodyHtml(body, language.code),
    text: mailBodyText(body),
  };
  try {
    return (await staff.mailer.send(mail)).length === 0;
  } catch (error) {
    log.failed(error, { in: 'staff mail' });
    return false;
  }
};

export const mailInvitation = (context: Context, to: Recipient, inviter: string, link: string) => {
  const { subject, body } = staffMails.invitation(to.name, inviter, link);
  return mailTo(context, to, subject, body);
};

export const mailFactorAdded = (
  context: Context,
  to: Recipient,
  factor: 'passkey' | 'password' | 'codes',
) => {
  const { subject, body } = staffMails.factorAdded(to.name, factor, `${context.env.PUBLIC_URL}/staff/me`);
  return mailTo(context, to, subject, body);
};

export const mailNewSignIn = (context: Context, to: Recipient) => {
  const { subject, body } = staffMails.newSignIn(to.name, `${context.env.PUBLIC_URL}/staff/me`);
  return mailTo(context, to, subject, body);
};
