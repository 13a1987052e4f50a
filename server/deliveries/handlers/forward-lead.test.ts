import { expect, test } from 'vitest';
import { countHit } from '#server/models/rate-limits.ts';
import { describeOnBothDatabases } from '#tests/databases.ts';
import { turnLimit } from './forward-lead.ts';

describeOnBothDatabases('turns at the marketing provider', (open) => {
  test('are at most five in any second, wherever it begins, and still four', async () => {
    const { kysely } = await open('empty');
    const turns: number[] = [];
    // Somebody asks every ten milliseconds, from shortly before the end of a second.
    for (let now = 1_790_000_000_900; now < 1_790_000_003_900; now += 10) {
      if ((await countHit(kysely, turnLimit, now)) === undefined) turns.push(now);
    }
    const overFive = turns.slice(5).map((at, index) => at - (turns[index] ?? 0));
    expect(Math.min(...overFive)).toBeGreaterThanOrEqual(1000);
    expect(turns.length).toBeGreaterThanOrEqual(12);
  });
});
