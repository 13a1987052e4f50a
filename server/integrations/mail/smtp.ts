import { createTransport } from 'nodemailer';
import { PermanentFailure } from '#server/errors/delivery-errors.ts';
import type { Mailer } from './mail.ts';
import { sendMessage } from './message.ts';

type SmtpError = Error & { responseCode?: number };
const isPermanent = ({ responseCode }: SmtpError) => responseCode !== undefined && responseCode >= 500;

/** SMTP reports a refused sign-in as permanent, but its cause is our settings, so the mail is retried. */
const isSignIn = (error: SmtpError & { code?: string }) => error.code === 'EAUTH';

export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 5_000,
  });
  return {
    send: async (mail) => {
      try {
        const { rejected } = await sendMessage(mail, from, (message) => transport.sendMail(message));
        return rejected;
      } catch (error) {
        if (isPermanent(error as SmtpError) && !isSignIn(error as SmtpError)) {
          throw new PermanentFailure((error as Error).message, { cause: error });
        }
        throw error;
      }
    },
    // Also closes busy connections: their entries have been released, and another process may send them.
    close: async () => transport.close({ force: true }),
  };
};
