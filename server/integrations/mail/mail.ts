import type { Readable } from 'node:stream';
import { withoutDirectionMarks } from '#domain/text/text-direction.ts';

export type Attachment = { name: string; type: string; open: () => Promise<Readable> };

/** A mail, independent of how it is transported. */
export type Mail = {
  /** The same for every retry (Message-ID), so that a mail delivered twice is shown once. */
  id: string;
  date: Date;
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

export type Mailer = {
  /**
   * Resolves when the server accepted the mail, or the disk has it, for at least one recipient; returns the recipients
   * that were refused.
   */
  send(mail: Mail): Promise<readonly string[]>;
  /** Aborts mails that are being sent. */
  close(): Promise<void>;
};

/** Prevents header injection and text-direction tricks by what a visitor typed. */
export const oneLine = (text: string): string =>
  withoutDirectionMarks(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 200);
