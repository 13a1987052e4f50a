import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mail.ts';
import { sendMessage } from './message.ts';

export const mailFileName = ({ date, id }: Pick<Mail, 'date' | 'id'>): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;

/**
 * Without an SMTP server, mails are complete .eml files that any mail program opens. The file name contains
 * the mail's date and id, so that sending again after a crash writes the same file.
 */
export const createMailboxFolder = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: source } = await sendMessage(mail, from, (message) => transport.sendMail(message));
      await mkdir(folder, { recursive: true });
      const path = join(folder, mailFileName(mail));
      await writeFile(`${path}.part`, source as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return [];
    },
    close: async () => transport.close(),
  };
};
