import type { Readable } from 'node:stream';
import { withoutDirectionMarks } from '#domain/text-direction.ts';

export type Attachment = { name: string; type: string; open: () => Promise<Readable> };

/** A mail as the product knows it; how it leaves the house is the mailer's business. */
export type Mail = {
  /** The same for every try, so that a mailbox that got it twice shows it once. */
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
   * Resolves when the mail is safely in the other side's hands, or on our disk, for at least one recipient; answers
   * with those that were refused while others were not.
   */
  send(mail: Mail): Promise<readonly string[]>;
  /** Cuts off what is still being sent. */
  close(): Promise<void>;
};

/** Nothing a visitor typed may start a new header, or hide which way a line reads. */
export const oneLine = (text: string): string =>
  withoutDirectionMarks(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 200);
