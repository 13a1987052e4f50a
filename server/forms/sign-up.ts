import * as z from 'zod/mini';
import { ifGiven } from '#domain/forms/rules/fields.ts';
import { callNameOf, type SignUpCall, signUpSchema } from '#domain/forms/schemas/sign-up.ts';
import type { Utm } from '#server/db/lead-tables.ts';
import { createAccount, type SignInStart } from '#server/models/leads/accounts.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';
import { signUp as words } from '#words/pages/sign-up.ts';
import { type CallOf, locationIdFromText, parseForm } from './form-call.ts';
import { cleanText } from './request-metadata.ts';
import type { FormServices } from './store-form.ts';

/** The rules of the form for a call, in which optional fields may be missing but not invalid. */
export const signUpCallSchema = (clock: Clock = systemClock) => {
  const { shape } = signUpSchema(() => clock.now());
  const { repeatPassword: _, phone, studio, dateOfBirth, zipCode, marketing, ...fields } = shape;
  return z.object({
    ...fields,
    phone: ifGiven(phone),
    studio: ifGiven(studio),
    dateOfBirth: ifGiven(dateOfBirth),
    zipCode: ifGiven(zipCode),
    marketing: z.optional(marketing),
  });
};

type Tags = Record<'utm_source' | 'utm_medium' | 'utm_campaign', unknown>;
type Call = SignUpCall<CallOf<ReturnType<typeof signUpCallSchema>>> & Partial<Tags>;

/** Campaign tags are for statistics only, so an invalid one is shortened and does not reject the sign-up. */
const utmOf = (call: Call): Utm => {
  const [source, medium, campaign] = [call.utm_source, call.utm_medium, call.utm_campaign].map((tag) =>
    typeof tag === 'string' ? cleanText(tag, 200) : undefined,
  );
  return { ...(source && { source }), ...(medium && { medium }), ...(campaign && { campaign }) };
};

export const submitSignUp = async (
  forms: FormServices,
  metadata: RequestMetadata,
  given: Call,
): Promise<SignInStart> => {
  const schema = signUpCallSchema(forms.clock);
  const call: Record<string, unknown> = { ...given, location: locationIdFromText(given.location) };
  const fields = Object.keys(schema.shape).map((field) => [field, call[callNameOf(field)]]);
  const {
    studio: locationId,
    dateOfBirth: birthDate,
    marketing = false,
    ...person
  } = parseForm(schema, Object.fromEntries(fields));
  return createAccount(
    forms,
    metadata,
    {
      ...person,
      ...(locationId ? { locationId } : {}),
      ...(birthDate ? { birthDate } : {}),
      marketing,
      consent: marketing ? words.marketing : null,
      utm: utmOf(given),
    },
    forms.authorizeUrl,
  );
};
