import { expect, test } from 'vitest';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeInBulk } from '#server/models/tickets/changes/bulk-change.ts';
import { claim } from '#server/outbox/leased-entries.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, sendLead } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { recordedMails } from '#tests/site/recorded-mails.ts';

const midtown = 8;

describeOnBothDatabases('a mail to who receives leads', (open) => {
  test('is one for all that were given together and are still theirs, and none when none is', async () => {
    const database = await open('seeded');
    const luis = await addStaff(database, 'Studio_Manager', [midtown], 'Luis Ortega');
    const ana = await addStaff(database, 'Front_Desk', [midtown], 'Ana Ruiz');
    const email = `${ana.id.slice(0, 8)}@heliora.example`;
    const ids = [await sendLead(database, 'a'), await sendLead(database, 'b'), await sendLead(database, 'c')];
    const change = { kind: 'assign', to: ana.id } as const;
    const tickets = ids.map((id) => ({ id, version: 1 }));
    await changeInBulk(database, { actor: actorOf(luis), tickets, change, now });
    const { mails, handlers } = recordedMails(database, now);
    const claimed = await claim(database, {
      ...{ count: 10, leaseMs: 1000, now: now + 60_000 },
      kinds: ['tell-receiver'],
    });
    expect(claimed).toHaveLength(1);
    const deliver = async () => {
      for (const entry of claimed) await handlers['tell-receiver'](entry, new AbortController().signal);
      return mails.splice(0).map(({ to, subject }) => [to, subject]);
    };
    const handBack = async (id = '') =>
      expect((await changesOn(database)(ana, id, { kind: 'hand-back' }, { version: 2 })).ok).toBe(true);
    expect(await deliver()).toEqual([[[email], '3 leads are yours now']]);
    await handBack(ids[0]);
    expect(await deliver()).toEqual([[[email], '2 leads are yours now']]);
    await handBack(ids[1]);
    expect(await deliver()).toEqual([[[email], 'A lead is yours now']]);
    await handBack(ids[2]);
    expect(await deliver()).toEqual([]);
  });
});
