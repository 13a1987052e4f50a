import { expect, test, vi } from 'vitest';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { sendHelp } from './send-form.ts';
import { attackers, slowTargets, trickle } from './trickle.ts';

vi.setConfig({ hookTimeout: 30_000 });

/** A tenth of the places of a network, for ten networks. */
const maxBodies = 4;
const slowBodies = 40;
const visitors = 20;

describeOnBothDatabases('while ten networks send as many bodies that do not end as they may', (_, engine) => {
  const cases = Object.keys(attackers).flatMap((name) => slowTargets.map((path) => [name, path] as const));
  test.each(cases)('of %s, sent to %s, the forms of other visitors are stored', async (name, path) => {
    const settings = { TRUSTED_PROXIES: '127.0.0.1' };
    const { database, http, open } = await createSmallSite({ engine, settings, maxBodies, hasStaff: true });
    const { port, url } = await open();
    const ipOf = attackers[name] as (n: number) => string;
    const slow = Array.from({ length: slowBodies }, (_, n) => trickle(port, ipOf(n), path));
    await expect.poll(() => http.load().arriving).toBe(slowBodies);
    // An arriving body needs no CPU time, so it has no slot of the queue.
    await expect.poll(() => http.load().form).toEqual({ running: 0, waiting: 0 });
    const forms = Array.from({ length: visitors }, (_, n) => sendHelp(url, { from: `198.51.100.${n}` }));
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(Array(visitors).fill(200));
    const stored = await unscoped(database.kysely).selectFrom('submissions').select('id').execute();
    expect(stored).toHaveLength(visitors);
    expect(http.load().arriving).toBe(slowBodies);
    for (const end of slow) end();
  });
});
