import { expect, test } from 'vitest';
import { erasePerson } from '#server/models/privacy/erasures.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { type Sending, sendAs } from '#tests/rows/sent-by-person.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { changeTicketWithTx } from './changes/change-ticket.ts';
import { requestedErasures } from './requested-erasures.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('requested erasures', (open) => {
  test('end with the erasure, also of a ticket that the law protects, and are seen by who may erase', async () => {
    const database = await open('empty');
    const request = async (sending: Sending, at: number) => {
      const id = await sendAs(database, sending);
      const change = { kind: 'request-erasure' } as const;
      await database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor: systemActor, id, change, now: at }),
      );
      return id;
    };
    const omar = { name: 'Omar Hale', email: 'omar@example.com', phone: '954-555-0100' };
    const cancellation = await request({ formKind: 'cancellation' }, now);
    const contact = await request({}, now + 1);
    const ofOmar = await request({ ...omar, formKind: 'cancellation' }, now + 2);
    const corporate = await addStaff(database, 'Corporate');
    const listed = async (member = corporate) =>
      (await requestedErasures(database, member, now)).map(({ id }) => id);
    expect(await listed()).toEqual([cancellation, contact, ofOmar]);
    expect(await listed(await addStaff(database, 'Studio_Manager', [3]))).toEqual([]);

    const erase = (email: string, at: number) =>
      erasePerson(
        { database, dataDir: temporaryFolder(), remove: async () => {} },
        { actor: systemActor, keys: { email, phone: '' }, now: at },
      );
    // An erasure from before the request does not answer it.
    await erase(omar.email, now + 1);
    expect(await erase('priya.nairbrook@example.com', now + 3)).toMatchObject({
      submissions: 1,
      legalHolds: 1,
    });
    expect(await listed()).toEqual([ofOmar]);
    await erase(omar.email, now + 3);
    expect(await listed()).toEqual([]);
  });
});
