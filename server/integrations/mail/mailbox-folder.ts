import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../durable-file.ts';
import type { Mailer } from './mail.ts';
import { messageOf } from './message.ts';

const stamp = (date: Date) => date.toISOString().replace(/[:.]/g, '-');

/**
 * Without an SMTP server, mails are complete .eml files that any mail program opens. The name is made of the mail's
 * own date and id, so sending again after a crash writes the same file again, not a second one.
 */
export const createMailboxFolder = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail(await messageOf(mail, from));
      await writeDurably(join(folder, `${stamp(mail.date)}-${mail.id}.eml`), message);
    },
    close: async () => transport.close(),
  };
};
