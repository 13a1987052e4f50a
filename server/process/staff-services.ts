import type { Env } from '#server/env.ts';
import type { Mailer } from '#server/integrations/mail/mail.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createPasswords, type PasswordCost } from '#server/models/passwords.ts';
import { type StaffKey, staffKeyOf } from '#server/models/staff/staff-key.ts';
import type { StaffServices } from '#server/services.ts';

/** Key and mailer are created at their first use, so that a process without staff creates no files. */
export const createStaffServices = (env: Env, passwordCost?: PasswordCost): StaffServices => {
  let key: StaffKey | null | undefined;
  let mailer: Mailer | undefined;
  return {
    passwords: createPasswords(passwordCost),
    get key() {
      if (key === undefined) key = staffKeyOf(env);
      return key;
    },
    get mailer() {
      mailer ??= createMailer(env);
      return mailer;
    },
    close: async () => mailer?.close(),
  };
};
