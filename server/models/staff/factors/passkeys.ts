import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '#domain/brand.ts';
import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { type ChallengePurpose, consumeChallenge, issueChallenge } from './challenges.ts';

const maxPasskeys = 20;
const maxCredentialLength = 20_000;

/** The relying party of WebAuthn: a passkey belongs to the host name and works only at this origin. */
const relyingParty = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
};

/** The credential that the browser sent; undefined when the text does not have the format of a credential. */
const credentialOf = <Kind extends { id: string; response: object }>(text: string): Kind | undefined => {
  if (text.length > maxCredentialLength) return undefined;
  try {
    const value = JSON.parse(text) as Kind;
    return typeof value?.id === 'string' && typeof value.response === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
};

const findOwn = (db: Db, memberId: string) =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', memberId)
    .orderBy('created_at')
    .execute();

/** Options to create a passkey: stored on the device, without a typed email address. */
export const passkeyCreation = async (
  db: Db,
  publicUrl: string,
  member: { id: string; name: string; email: string },
  now: Instant,
) => {
  const own = await findOwn(db, member.id);
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(publicUrl).id,
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(member.id),
    challenge: await issueChallenge(db, 'enrol', member.id, now),
    attestationType: 'none',
    excludeCredentials: own.map((row) => ({
      id: row.credential_id,
      transports: fromJson<string[]>(row.transports as string[] | string),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

export type NewPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  aaguid: string;
  isSynced: boolean;
};

/** `credentialJson` is the credential that the browser created. */
type NewCredential = { publicUrl: string; memberId: string; credentialJson: string; now: Instant };

/** The passkey in the browser's response; undefined when it does not match an issued challenge. */
export const checkNewPasskey = async (
  db: Db,
  { publicUrl, memberId, credentialJson, now }: NewCredential,
): Promise<NewPasskey | undefined> => {
  const response = credentialOf<RegistrationResponseJSON>(credentialJson);
  if (!response) return undefined;
  const { origin, id } = relyingParty(publicUrl);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { purpose: 'enrol', memberId, now }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential, aaguid, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    aaguid,
    isSynced: credentialBackedUp,
  };
};

/** False when the member has too many, or the passkey already exists. */
export const addPasskey = async (
  db: Db,
  memberId: string,
  { name, passkey }: { name: string; passkey: NewPasskey },
  now: Instant,
): Promise<boolean> => {
  if ((await findOwn(db, memberId)).length >= maxPasskeys) return false;
  const added = await db
    .insertInto('staff_passkeys')
    .values({
      credential_id: passkey.credentialId,
      staff_id: memberId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      aaguid: passkey.aaguid,
      is_synced: passkey.isSynced ? 1 : 0,
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** `memberId` is null while the member is unknown. */
type PasskeyRequest = {
  publicUrl: string;
  purpose: Extract<ChallengePurpose, 'sign-in' | 'verify'>;
  memberId: string | null;
  now: Instant;
};

/** Options to use a passkey. They contain no credential id, so they reveal nothing about accounts. */
export const passkeyRequest = async (db: Db, { publicUrl, purpose, memberId, now }: PasskeyRequest) =>
  generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    challenge: await issueChallenge(db, purpose, memberId, now),
    userVerification: 'required',
  });

/** The member whose passkey signed the challenge; `memberId` restricts it to one member. */
export const checkPasskey = async (
  db: Db,
  { publicUrl, purpose, memberId, credentialJson, now }: PasskeyRequest & { credentialJson: string },
): Promise<string | undefined> => {
  const response = credentialOf<AuthenticationResponseJSON>(credentialJson);
  const row =
    response &&
    (await db
      .selectFrom('staff_passkeys')
      .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
      .selectAll('staff_passkeys')
      .where('credential_id', '=', response.id)
      .where('staff.active', '=', 1)
      .executeTakeFirst());
  if (!response || !row || (memberId !== null && row.staff_id !== memberId)) return undefined;
  const { origin, id } = relyingParty(publicUrl);
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { purpose, memberId, now }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: fromJson<string[]>(row.transports as string[] | string),
    },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  await db
    .updateTable('staff_passkeys')
    .set({ counter: result.authenticationInfo.newCounter, used_at: now })
    .where('credential_id', '=', row.credential_id)
    .execute();
  return row.staff_id;
};

export type Passkey = { id: string; name: string; createdAt: Instant; usedAt: Instant | null };
export const listPasskeys = async (db: Db, memberId: string): Promise<Passkey[]> =>
  (await findOwn(db, memberId)).map((row) => ({
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));

export const removePasskey = async (db: Db, memberId: string, credentialId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', memberId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
