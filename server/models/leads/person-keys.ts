import type { Submission } from './submissions.ts';

/** The two values that identify a person, as tickets and consents store them; empty when not given. */
export type PersonKeys = { email: string; phone: string };

/** The last ten digits: the same number with and without +1. */
export const phoneKey = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** The keys as they were sent; the contact data of a ticket may have been corrected since. */
export const personKeysOf = ({ email, payload }: Pick<Submission, 'email' | 'payload'>): PersonKeys => ({
  email: email.toLowerCase(),
  phone: typeof payload.phone === 'string' ? phoneKey(payload.phone) : '',
});

export const isSamePerson = (one: PersonKeys, other: PersonKeys): boolean =>
  (one.email !== '' && one.email === other.email) || (one.phone !== '' && one.phone === other.phone);
