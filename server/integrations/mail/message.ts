import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { oneLine } from '#domain/text/one-line.ts';
import type { Mail } from './mail.ts';

/** The email address in `Heliora <no-reply@heliora.example>`, with its domain in ASCII. */
export const emailOf = (from: string): string => {
  const inBrackets = from.trim().slice(from.trim().lastIndexOf('<') + 1);
  const email = inBrackets.endsWith('>') ? inBrackets.slice(0, -1).trim() : inBrackets;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
};
/**
 * The domain of From, also of the envelope and the Message-ID: SPF and DMARC compare the first two, and
 * receivers distrust a Message-ID of another domain.
 */
export const domainOf = (from: string): string => emailOf(from).split('@').at(-1) ?? '';

export type Outgoing = {
  message: SendMailOptions;
  /** Rejects when an attachment cannot be read to its end: nodemailer alone would wait for it without end. */
  broken: Promise<never>;
};

/** Prevents header injection and text-direction marks in text that a visitor typed. */
const headerText = (text: string): string => oneLine(text, 200);

/** Converts our mail to nodemailer's options. */
export const messageOf = async (mail: Mail, from: string): Promise<Outgoing> => {
  const attachments = await Promise.all(
    (mail.attachments ?? []).map(async (attachment) => ({
      filename: headerText(attachment.name),
      contentType: attachment.type,
      contentDisposition: 'attachment' as const,
      content: await attachment.open(),
    })),
  );
  const broken = new Promise<never>((_, reject) => {
    for (const { content } of attachments) content.once('error', reject);
  });
  broken.catch(() => {});
  return { message: { ...toSendOptions(mail, from), attachments }, broken };
};

const toSendOptions = (mail: Mail, from: string): SendMailOptions => ({
  from: mail.fromName ? { name: headerText(mail.fromName), address: emailOf(from) } : from,
  envelope: { from: emailOf(from), to: [...mail.to] },
  // Objects and not strings, because nodemailer parses a string and may find several email addresses in it.
  to: mail.to.map((email) => ({ name: '', address: email })),
  ...(mail.replyTo
    ? { replyTo: { name: headerText(mail.replyTo.name), address: headerText(mail.replyTo.email) } }
    : {}),
  subject: headerText(mail.subject),
  messageId: `<${mail.id}@${domainOf(from)}>`,
  date: mail.date,
  html: mail.html,
  text: mail.text,
  // Suppresses automatic replies (RFC 3834).
  ...(mail.isPersonal
    ? {}
    : { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
