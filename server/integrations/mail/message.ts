import type { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { oneLine } from '#domain/text/one-line.ts';
import type { Attachment, Mail } from './mail.ts';

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

/** Prevents header injection and text-direction marks in text that a visitor typed. */
const headerText = (text: string): string => oneLine(text, 200);

/**
 * Sends a mail as nodemailer's options. Rejects when an attachment cannot be read to its end: nodemailer alone
 * would wait for it without end. All attachments are closed, also when one of them cannot be opened.
 */
export const sendMessage = async <T>(
  mail: Mail,
  from: string,
  send: (message: SendMailOptions) => Promise<T>,
): Promise<T> => {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const opened: Readable[] = [];
  const toSend = async (attachment: Attachment) => {
    const content = await attachment.open();
    content.on('error', broken.reject);
    opened.push(content);
    return {
      filename: headerText(attachment.name),
      contentType: attachment.type,
      contentDisposition: 'attachment' as const,
      content,
    };
  };
  const openings = (mail.attachments ?? []).map(toSend);
  try {
    const attachments = await Promise.all(openings);
    return await Promise.race([send({ ...toSendOptions(mail, from), attachments }), broken.promise]);
  } finally {
    await Promise.allSettled(openings);
    for (const content of opened) content.destroy();
  }
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
