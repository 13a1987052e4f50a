import { randomUUID } from 'node:crypto';
import { type MailBody, mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import type { Services } from '#server/services.ts';
import { language } from '#words/language.ts';
import { staffMails } from '#words/staff/mails.ts';

type Recipient = { name: string; email: string };

/**
 * Mail to staff is sent after the commit and not through the outbox, whose entries belong to submissions. A
 * mail that fails is logged and not sent again: the inviting member sees the link too, and the other mails
 * only inform. docs/decisions/072-own-sessions-and-passkeys.md
 */
const mailTo = async (
  { staff, clock, log }: Services,
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
    log.delivery('failed', { kind: 'staff mail', reason: String(error) });
    return false;
  }
};

export const mailInvitation = (services: Services, to: Recipient, inviter: string, link: string) => {
  const { subject, body } = staffMails.invitation(to.name, inviter, link);
  return mailTo(services, to, subject, body);
};

export const mailFactorAdded = (
  services: Services,
  to: Recipient,
  factor: 'passkey' | 'password' | 'codes',
) => {
  const { subject, body } = staffMails.factorAdded(to.name, factor, `${services.env.PUBLIC_URL}/staff/me`);
  return mailTo(services, to, subject, body);
};
