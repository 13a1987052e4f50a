import { expect, test } from 'vitest';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runLeaks } from './run-leaks.ts';
import { checks, type World } from './screen-oracle.ts';

test('a title of another studio among the saved replies of a lead is found', () => {
  const member = { id: 'ana', role: 'Corporate', studios: [] } as const;
  const lead = { id: '1', studio: 2, scopeClass: 'lead' };
  const replies = [0, 2, 3].map((studio) => ({ studio, title: `Studio ${studio}` }));
  const world = { leads: [lead], replies } as unknown as World;
  const wrongWith = (saved: readonly { title: string }[]) =>
    checks.reply(member, { ticket: { id: '1', timeline: [] }, saved }, world, 0);
  expect(wrongWith(replies.slice(0, 2))).toEqual([]);
  expect(wrongWith(replies)).toEqual([
    'saved replies for lead 1: Studio 0, Studio 2, Studio 3 instead of Studio 0, Studio 2',
  ]);
});

describeOnSqlite('random members request what they may and may not see', (open) => {
  test('seven hundred requests on all routes return nothing that the member may not see', async () => {
    const { leaks, named, figures, unread } = await runLeaks(
      await open('empty'),
      temporaryFolder(),
      20_261_116,
      700,
    );
    expect(leaks).toEqual([]);
    expect(unread).toEqual([]);
    // The responses of these routes contain names, so not all requests are refused.
    for (const route of ['GET /', 'GET /leads', 'GET /leads/:id', 'GET /log'])
      expect(named[route]).toBeGreaterThan(0);
    expect(figures).toBeGreaterThan(0);
  }, 120_000);
});
