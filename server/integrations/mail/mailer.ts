import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import type { Mailer } from './mail.ts';
import { createMailboxFolder } from './mailbox-folder.ts';
import { createSmtpMailer } from './smtp.ts';

export const createMailer = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer =>
  env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createMailboxFolder(join(env.DATA_DIR, 'mailbox'), env.MAIL_FROM);
