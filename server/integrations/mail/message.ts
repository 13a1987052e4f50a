import type { SendMailOptions } from 'nodemailer';
import { type Mail, oneLine } from './mail.ts';

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Our mail in nodemailer's words. Streams are opened last, so that a refused mail leaves none behind. */
export const messageOf = async (mail: Mail, from: string): Promise<SendMailOptions> => ({
  from,
  to: [...mail.to],
  ...(mail.replyTo
    ? { replyTo: { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) } }
    : {}),
  subject: oneLine(mail.subject),
  messageId: `<${mail.id}@${domainOf(from)}>`,
  date: mail.date,
  html: mail.html,
  text: mail.text,
  // Written by a machine: no out-of-office reply, please.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  attachments: await Promise.all(
    (mail.attachments ?? []).map(async (attachment) => ({
      filename: oneLine(attachment.name),
      contentType: attachment.type,
      contentDisposition: 'attachment' as const,
      content: await attachment.open(),
    })),
  ),
  disableFileAccess: true,
  disableUrlAccess: true,
});
