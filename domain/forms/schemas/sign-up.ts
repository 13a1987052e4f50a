import * as z from 'zod/mini';
import {
  hasShortYear,
  type ReadTime,
  readDay,
  systemTime,
  today,
  yearsBefore,
} from '#domain/forms/rules/calendar-date.ts';
import { isCommonPassword } from '#domain/forms/rules/common-passwords.ts';
import {
  because,
  bounded,
  email,
  ifGiven,
  line,
  name,
  phone,
  studio,
  zip,
} from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { masks } from '#domain/forms/rules/masks.ts';

const hasMix = (password: string) =>
  /\p{L}/u.test(password) && /\d/.test(password) && /[^\p{L}\d\s]/u.test(password);

/** Not trimmed, because a space may be part of a password. */
export const password = () =>
  bounded(
    z.string(because('password.required')).check(z.minLength(1, because('password.required'))),
    limits.password.max,
    'password.long',
  ).check(
    z.minLength(limits.password.min, because('password.short')),
    z.refine((typed: string) => !/\p{Cs}/u.test(typed) && hasMix(typed), because('password.mix')),
    z.refine((typed: string) => !isCommonPassword(typed), because('password.common')),
  );

const isPlausibleBirthday = (typed: string, clock: ReadTime) => {
  const born = readDay(typed);
  const now = today(clock);
  return (
    born !== undefined && born <= yearsBefore(now, limits.age.min) && born >= yearsBefore(now, limits.age.max)
  );
};
export const dateOfBirth = (clock: ReadTime) =>
  line('dateOfBirth.required', masks.date.length, 'dateOfBirth.invalid').check(
    z.refine((typed: string) => !hasShortYear(typed), because('date.shortYear')),
    z.refine((typed: string) => isPlausibleBirthday(typed, clock), because('dateOfBirth.invalid')),
  );

const passwordsMatch = (form: unknown) =>
  typeof form !== 'object' ||
  form === null ||
  ('password' in form && 'repeatPassword' in form && form.password === form.repeatPassword);

export const signUpSchema = (clock: ReadTime = systemTime) =>
  z
    .object({
      firstName: name(),
      lastName: name(),
      phone: phone(),
      zipCode: zip(),
      dateOfBirth: dateOfBirth(clock),
      email: email(),
      // Limited but not required by the specification: docs/decisions/021-form-schemas-and-error-keys.md
      emergencyName: ifGiven(name()),
      emergencyPhone: ifGiven(phone('telephone')),
      studio: studio(),
      password: password(),
      // A higher maximum than the password's: if both are too long, only the first field shows the error.
      repeatPassword: bounded(
        z.string(because('repeatPassword.mismatch')),
        limits.longText.max,
        'repeatPassword.mismatch',
      ),
      marketing: z.boolean(because('form.invalid')),
    })
    .check(
      z.refine(passwordsMatch, {
        ...because('repeatPassword.mismatch'),
        path: ['repeatPassword'],
        // Runs also when other fields have errors, so that all errors are shown together.
        when: () => true,
      }),
    );
export type SignUp = z.output<ReturnType<typeof signUpSchema>>;
