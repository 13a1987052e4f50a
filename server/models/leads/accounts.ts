import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Utm } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { hashPassword } from '#server/models/passwords.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { assertWithinLimit, type IntakeServices, type RequestMetadata, storeSubmission } from './intake.ts';

export type NewAccount = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone?: string;
  locationId?: LocationId;
  birthDate?: string;
  zipCode?: string;
  emergencyName?: string;
  emergencyPhone?: string;
  marketing: boolean;
  /** The text beside the ticked checkbox; null without a tick. */
  consent: string | null;
  utm: Utm;
};
export type SignInStart = { code_verifier: string; url: string };

/** PKCE: the verifier is sent to the visitor and stored nowhere; the URL contains only its S256 challenge. */
export const startSignIn = (authorizeUrl: string): SignInStart => {
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(authorizeUrl);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'));
  url.searchParams.set('code_challenge_method', 'S256');
  return { code_verifier: verifier, url: url.href };
};

const insertAccount = async (tx: Tx, account: NewAccount, passwordHash: string, now: Instant) =>
  unscoped(tx)
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: account.email.toLowerCase(),
      password_hash: passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone ?? null,
      location_id: account.locationId ?? null,
      birth_date: account.birthDate ?? null,
      zip_code: account.zipCode ?? null,
      emergency_name: account.emergencyName ?? null,
      emergency_phone: account.emergencyPhone ?? null,
      marketing: account.marketing ? 1 : 0,
      utm: JSON.stringify(account.utm),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  Boolean(
    await unscoped(db)
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst(),
  );

/**
 * Creates an account. For an email address that already has one, the response and the work are the same and
 * the account's owner gets a mail, so that the response does not reveal who is a member.
 */
export const createAccount = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  account: NewAccount,
  authorizeUrl: string,
): Promise<SignInStart> => {
  await assertWithinLimit(intake, metadata, 'sign-up');
  const passwordHash = await hashPassword(account.password);
  const { password: _password, locationId, utm, consent, ...payload } = account;
  await storeSubmission(
    intake,
    { ...metadata, utm },
    {
      formKind: 'sign-up',
      topic: managerTopics.register,
      locationId: locationId ?? null,
      email: account.email,
      consent,
      payload: { ...payload, ...(locationId ? { studio: locationId } : {}) },
      entries: [],
      inSameTransaction: async (tx) => {
        const created = await insertAccount(tx, account, passwordHash, intake.clock.now());
        return created
          ? [
              entryForManagers(managerTopics.register, locationId ? [locationId] : []),
              { kind: 'confirm-to-visitor', payload: {} },
            ]
          : [{ kind: 'tell-account-owner', payload: {} }];
      },
    },
  );
  return startSignIn(authorizeUrl);
};
