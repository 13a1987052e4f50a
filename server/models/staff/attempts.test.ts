import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { claimAttempt, clearAttempts } from './attempts.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('attempts', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open('empty');
  });

  test('each network waits for its own failures; an email address has 40 attempts in ten minutes from all', async () => {
    const db = database.kysely;
    const from = (n: number) => ({ email: 'Ana@heliora.example', from: `198.51.100.${n}`, isKnown: false });
    for (let n = 0; n < 40; n++) expect(await claimAttempt(db, from(n), now), `${n}`).toBeUndefined();
    expect(await claimAttempt(db, from(0), now)).toBe(1);
    expect(await claimAttempt(db, { ...from(41), email: 'ana@HELIORA.example' }, now)).toBe(600);
    expect(await claimAttempt(db, { ...from(41), email: 'luis@heliora.example' }, now)).toBeUndefined();
    expect(await claimAttempt(db, { ...from(43), isKnown: true }, now)).toBeUndefined();
    expect(await claimAttempt(db, { ...from(43), isKnown: true }, now)).toBe(1);
    expect(await claimAttempt(db, from(42), now + 600_000)).toBeUndefined();
  });

  test('one network alone does not use up the attempts of an email address', async () => {
    const key = { email: 'mia@heliora.example', from: '203.0.113.7', isKnown: false };
    let claimed = 0;
    for (let second = 0; second < 600; second++)
      if ((await claimAttempt(database.kysely, key, now + second * 1000)) === undefined) claimed += 1;
    expect(claimed).toBeLessThanOrEqual(16);
    expect(await claimAttempt(database.kysely, { ...key, from: '192.0.2.1' }, now)).toBeUndefined();
  });

  test('sessions are counted separately, and a correct factor resets the failures', async () => {
    const db = database.kysely;
    expect(await claimAttempt(db, { session: 'a' }, now)).toBeUndefined();
    expect(await claimAttempt(db, { session: 'a' }, now)).toBe(1);
    expect(await claimAttempt(db, { session: 'b' }, now)).toBeUndefined();
    await clearAttempts(db, { session: 'a' });
    expect(await claimAttempt(db, { session: 'a' }, now)).toBeUndefined();
  });
});
