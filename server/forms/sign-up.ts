import * as z from 'zod/mini';
import { email, ifGiven, name, phone, studio, zip } from '#domain/forms/rules/fields.ts';
import { dateOfBirth, password } from '#domain/forms/schemas/sign-up.ts';
import type { Utm } from '#server/db/lead-tables.ts';
import { createAccount, type SignInStart } from '#server/models/accounts.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';
import { language } from '#words/language.ts';
import { signUp as words } from '#words/pages/sign-up.ts';
import { type IntakeServices, parseForm, studioFromText, undefinedIfNull } from './intake-services.ts';
import { cleanText } from './request-metadata.ts';

export type SignUpCall = {
  email: unknown;
  password: unknown;
  first_name: unknown;
  last_name: unknown;
  phone?: string | null;
  /** A studio, by id or by name. */
  location?: string | null;
  marketing?: boolean | null;
  birth_date?: string | null;
  zip_code?: string | null;
  emergency_contact_name?: string | null;
  emergency_contact_phone?: string | null;
  utm_source?: string | null;
  utm_medium?: string | null;
  utm_campaign?: string | null;
};

/**
 * The rules of the form for a call, in which optional fields may be missing but not invalid. Exported for the
 * test that feeds hostile text to every schema.
 * @public
 */
export const signUpCallSchema = (clock: Clock = systemClock) =>
  z.object({
    email: email(),
    password: password(),
    firstName: name(),
    lastName: name(),
    phone: ifGiven(phone()),
    studio: ifGiven(studio()),
    dateOfBirth: ifGiven(dateOfBirth(() => clock.now())),
    zipCode: ifGiven(zip()),
    emergencyName: ifGiven(name()),
    emergencyPhone: ifGiven(phone('telephone')),
  });

/** Campaign tags are for statistics only, so an invalid one is shortened and does not reject the sign-up. */
const utmOf = (call: SignUpCall): Utm => {
  const [source, medium, campaign] = [call.utm_source, call.utm_medium, call.utm_campaign].map((tag) =>
    cleanText(tag, 200),
  );
  return { ...(source && { source }), ...(medium && { medium }), ...(campaign && { campaign }) };
};

export const signUp = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: SignUpCall,
): Promise<SignInStart> => {
  const form = parseForm(signUpCallSchema(intake.clock), {
    email: call.email,
    password: call.password,
    firstName: call.first_name,
    lastName: call.last_name,
    phone: undefinedIfNull(call.phone),
    studio: studioFromText(call.location),
    dateOfBirth: undefinedIfNull(call.birth_date),
    zipCode: undefinedIfNull(call.zip_code),
    emergencyName: undefinedIfNull(call.emergency_contact_name),
    emergencyPhone: undefinedIfNull(call.emergency_contact_phone),
  });
  const { studio: chosen, dateOfBirth: birthDate, ...person } = form;
  return createAccount(
    intake,
    { ...metadata, ...(call.marketing && { language: language.code }) },
    {
      ...person,
      ...(chosen ? { locationId: Number(chosen) } : {}),
      ...(birthDate ? { birthDate } : {}),
      marketing: call.marketing ?? false,
      consent: call.marketing ? words.marketing : null,
      utm: utmOf(call),
    },
    intake.authorizeUrl,
  );
};
