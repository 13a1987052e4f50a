import * as z from 'zod/mini';
import { type ReadTime, readDay, systemTime, today, yearsBefore } from '#domain/forms/rules/calendar-date.ts';
import { isCommonPassword } from '#domain/forms/rules/common-passwords.ts';
import {
  because,
  bounded,
  date,
  email,
  ifGiven,
  name,
  phone,
  studio,
  zip,
} from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';

const hasMix = (password: string) =>
  /\p{L}/u.test(password) && /\d/.test(password) && /[^\p{L}\d\s]/u.test(password);

/** Not trimmed, because a space may be part of a password. */
const password = () =>
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
  const day = today(clock);
  return (
    born !== undefined && born <= yearsBefore(day, limits.age.min) && born >= yearsBefore(day, limits.age.max)
  );
};
const dateOfBirth = (clock: ReadTime) =>
  date('dateOfBirth.required', 'dateOfBirth.invalid').check(
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
      email: email(),
      phone: phone(),
      dateOfBirth: dateOfBirth(clock),
      zipCode: zip(),
      studio: studio(),
      // Limited but not required by the specification: docs/decisions/021-form-schemas-and-error-keys.md
      emergencyName: ifGiven(name()),
      emergencyPhone: ifGiven(phone('telephone')),
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

/** The fields that have another name in the call. */
const callNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  studio: 'location',
  dateOfBirth: 'birth_date',
  zipCode: 'zip_code',
  emergencyName: 'emergency_contact_name',
  emergencyPhone: 'emergency_contact_phone',
} as const;
type CallNames = typeof callNames;
export type SignUpCall<Fields> = {
  [Field in keyof Fields as Field extends keyof CallNames ? CallNames[Field] : Field]: Fields[Field];
};

export const callNameOf = (field: string): string => callNames[field as keyof CallNames] ?? field;
/** The values of fields under the names of the call. */
export const signUpCall = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [callNameOf(field), value]),
  ) as SignUpCall<Fields>;
