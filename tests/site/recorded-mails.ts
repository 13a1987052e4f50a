import type { Database } from '#server/db/connect.ts';
import { createHandlers } from '#server/deliveries/handlers/handlers.ts';
import type { Mail } from '#server/integrations/mail/mail.ts';

/** The handlers of deliveries, with a mail server that records its mails. `onMail` may refuse one. */
export const recordedMails = (
  database: Pick<Database, 'kysely' | 'transact'>,
  now: number,
  onMail: () => void | Promise<void> = () => {},
) => {
  const mails: Mail[] = [];
  const handlers = createHandlers({
    db: database.kysely,
    transact: database.transact,
    clock: { now: () => now },
    mailer: {
      send: async (mail) => {
        mails.push(mail);
        await onMail();
        return [];
      },
      close: async () => {},
    },
    files: null as never,
    marketing: null,
    mails: [],
    publicUrl: 'https://heliora.example',
    log: () => {},
  });
  return { mails, handlers };
};
