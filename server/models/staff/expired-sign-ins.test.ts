import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';
import { claimAttempt } from './attempts.ts';
import { deleteExpiredSignIns } from './expired-sign-ins.ts';
import { issueChallenge } from './factors/challenges.ts';

describeOnBothDatabases('what sign-in no longer needs', (open) => {
  test('is deleted when it has ended, and not before', async () => {
    const database = await open('empty');
    const site = createStaffSite(database);
    const db = database.kysely;
    await site.signedIn('Corporate');
    await issueChallenge(db, 'sign-in', null, site.clock.now());
    await claimAttempt(db, { email: 'ana@heliora.example', from: '', isKnown: false }, site.clock.now());
    const left = async () => [
      (await db.selectFrom('staff_sessions').selectAll().execute()).length,
      (await db.selectFrom('staff_challenges').selectAll().execute()).length,
      (await db.selectFrom('staff_attempts').selectAll().execute()).length,
    ];
    await deleteExpiredSignIns(db, site.clock.now());
    expect(await left()).toEqual([1, 1, 1]);
    await deleteExpiredSignIns(db, site.clock.now() + hourMs);
    expect(await left()).toEqual([1, 0, 1]);
    await deleteExpiredSignIns(db, site.clock.now() + 25 * hourMs);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
