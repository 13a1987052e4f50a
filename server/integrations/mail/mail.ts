import type { Readable } from 'node:stream';

export type Attachment = { name: string; type: string; open: () => Promise<Readable> };

/** A mail, independent of how it is transported. */
export type Mail = {
  /** The Message-ID, the same for every retry, so that mail programs show a mail that arrived twice once. */
  id: string;
  date: Date;
  to: readonly string[];
  replyTo?: { name: string; email: string };
  /** Shown as the sender in place of the name in the settings. */
  fromName?: string;
  /** Written by a person: automatic replies are welcome. */
  isPersonal?: boolean;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
};

export type Mailer = {
  /**
   * Resolves when the mail server, or the disk, has stored the mail for at least one recipient. Returns the
   * refused recipients.
   */
  send(mail: Mail): Promise<readonly string[]>;
  /** Aborts mails that are being sent. */
  close(): Promise<void>;
};
