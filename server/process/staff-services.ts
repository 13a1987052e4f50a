import type { Mailer } from '#server/integrations/mail/mail.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createPasswords, type PasswordCost } from '#server/models/passwords.ts';
import { findSessionMembers } from '#server/models/staff/sessions.ts';
import { type StaffKey, staffKeyOf } from '#server/models/staff/staff-key.ts';
import { readStudioVersions } from '#server/models/tickets/studio-versions.ts';
import type { Services, StaffServices } from '#server/services.ts';
import { createLiveHub } from '#server/staff/live/hub.ts';

/** Key and mailer are created at their first use, so that a process without staff creates no files. */
export const createStaffServices = (
  { env, database, clock, log }: Pick<Services, 'env' | 'database' | 'clock' | 'log'>,
  passwordCost?: PasswordCost,
): StaffServices => {
  let key: StaffKey | null | undefined;
  let mailer: Mailer | undefined;
  const live = createLiveHub({
    readVersions: () => readStudioVersions(database.kysely),
    findSessionMembers: (sessions) => findSessionMembers(database.kysely, sessions, clock.now()),
    onError: (error) => log.failed(error, { in: 'live' }),
  });
  return {
    live,
    passwords: createPasswords(passwordCost),
    get key() {
      if (key === undefined) key = staffKeyOf(env);
      return key;
    },
    get mailer() {
      mailer ??= createMailer(env);
      return mailer;
    },
    close: async () => {
      live.close();
      await mailer?.close();
    },
  };
};
