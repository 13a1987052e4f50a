import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { removeUnfinished, writeDurably } from '#server/integrations/durable-file.ts';
import type { Mail, Mailer } from './mail.ts';
import { messageOf } from './message.ts';

export const mailFileName = ({ date, id }: Pick<Mail, 'date' | 'id'>): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;

/**
 * Without an SMTP server, mails are complete .eml files that any mail program opens. The file name contains
 * the mail's date and id, so that sending again after a crash writes the same file.
 */
export const createMailboxFolder = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  const cleared = removeUnfinished(folder);
  return {
    send: async (mail) => {
      await cleared;
      await mkdir(folder, { recursive: true });
      const { message, broken } = await messageOf(mail, from);
      const { message: source } = await transport.sendMail(message);
      if (!(source instanceof Readable)) throw new Error('nodemailer returned no stream for the mail');
      // The stream may fail before it is read; a later read still gets the error.
      source.on('error', () => {});
      broken.catch((error) => source.destroy(error));
      await writeDurably(join(folder, mailFileName(mail)), source);
      return [];
    },
    close: async () => {
      await cleared;
      transport.close();
    },
  };
};
