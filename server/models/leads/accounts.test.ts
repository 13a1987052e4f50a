import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { isPasswordOf } from '#server/models/passwords.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, rowCounts, testMetadata } from '#tests/forms/submissions.ts';
import { createAccount, type NewAccount, startSignIn } from './accounts.ts';

const authorize = 'https://app.heliora.example/o/authorize?client_id=web';
const marisol: NewAccount = {
  email: 'Marisol.Vega@example.com',
  password: 'warm-mat-72',
  firstName: 'Marisol',
  lastName: 'Vega',
  phone: '305-555-0118',
  locationId: toLocationId(48750),
  marketing: true,
  consent: 'You may email me.',
  utm: { source: 'website_popup', campaign: 'ready_set_book' },
};

test('the URL contains the challenge of the verifier, which is new every time', () => {
  const { code_verifier, url } = startSignIn(authorize);
  const query = new URL(url).searchParams;
  expect(code_verifier).toMatch(/^[\w-]{43}$/);
  expect(query.get('code_challenge')).toBe(createHash('sha256').update(code_verifier).digest('base64url'));
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('client_id')).toBe('web');
  expect(startSignIn(authorize).code_verifier).not.toBe(code_verifier);
});

describeOnBothDatabases('accounts', (open) => {
  test('an account keeps marketing and tags, and the password only as argon2id', async () => {
    const database = await open('empty');
    await createAccount(intakeOn(database), testMetadata(), marisol, authorize);
    const account = await unscoped(database.kysely)
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ email: 'marisol.vega@example.com', marketing: 1, location_id: 48750 });
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordOf('warm-mat-72', account.password_hash)).toBe(true);
    expect(await isPasswordOf('warm-mat-73', account.password_hash)).toBe(false);
    const everything = JSON.stringify([
      account,
      await unscoped(database.kysely).selectFrom('submissions').selectAll().execute(),
      await deliveryEntries(database),
    ]);
    expect(everything).not.toContain('warm-mat-72');
    expect(everything).toContain('website_popup');
  });

  test('an email address with an account gets the same response, its password stays, and its owner gets a mail', async () => {
    const database = await open('empty');
    const intake = intakeOn(database);
    const first = await createAccount(intake, testMetadata({ key: 'a' }), marisol, authorize);
    const before = await unscoped(database.kysely).selectFrom('accounts').selectAll().execute();
    const other = { ...marisol, email: 'MARISOL.VEGA@EXAMPLE.COM', password: 'other-mat-72' };
    const second = await createAccount(intake, testMetadata({ key: 'b' }), other, authorize);
    expect(Object.keys(second)).toEqual(Object.keys(first));
    expect(second.url.length).toBe(first.url.length);
    expect(await unscoped(database.kysely).selectFrom('accounts').selectAll().execute()).toEqual(before);
    const entries = await deliveryEntries(database);
    expect(entries.map(({ kind }) => kind).sort()).toEqual([
      'confirm-to-visitor',
      'notify-managers',
      'tell-account-owner',
    ]);
  });

  test('two sign-ups with one email address at once make one account', async () => {
    const database = await open('empty');
    const intake = intakeOn(database);
    await Promise.all(
      ['a', 'b', 'c'].map((key) => createAccount(intake, testMetadata({ key }), marisol, authorize)),
    );
    expect(await rowCounts(database)).toMatchObject({ accounts: 1, submissions: 3 });
  });

  test('a sign-up whose response was lost gets it at the next attempt, also at the rate limit', async () => {
    const database = await open('empty');
    const intake = intakeOn(database, { limitPerMinute: 1 });
    await createAccount(intake, testMetadata(), marisol, authorize);
    expect((await createAccount(intake, testMetadata(), marisol, authorize)).url).toContain(
      'code_challenge=',
    );
    expect(await rowCounts(database)).toMatchObject({ accounts: 1, submissions: 1 });
  });

  test('a sign-up marked as spam has an account, and the managers get its mail when an operator releases it', async () => {
    const database = await open('empty');
    const { url } = await createAccount(
      intakeOn(database),
      testMetadata({ honeypot: 'x' }),
      marisol,
      authorize,
    );
    expect(url).toContain('code_challenge=');
    expect(await rowCounts(database)).toMatchObject({ accounts: 1, submissions: 1 });
    const held = await deliveryEntries(database);
    expect(held.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'confirm-to-visitor held',
      'notify-managers held',
    ]);
  });
});
