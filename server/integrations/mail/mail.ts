import type { Readable } from 'node:stream';

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
