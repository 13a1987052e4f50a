import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { PermanentFailure } from '#server/errors/delivery-errors.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { claim, complete, park, postpone } from '#server/outbox/leased-entries.ts';
import { endOverlongWaits, retryNow } from '#server/outbox/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, readTicket, sendLead, undosOn } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { recordedMails } from '#tests/site/recorded-mails.ts';

const second = 1000;
const leaseMs = 20 * second;
const midtown = 8;
const reply: Change = {
  ...{ kind: 'reply', to: 'maya@example.com', subject: 'Your message (ref. AB12CD34)' },
  ...{ text: 'Hi Maya,\n\nyes, we have towels.', next: now + 72 * hourMs },
};

/**
 * A lead with a reply, a mail server whose response to it `onMail` decides, and a database that may fail to
 * record that the mail was sent, as when the process is killed at that moment.
 */
const replied = async (database: Database) => {
  const luis = await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega');
  const id = await sendLead(database);
  const written = await changesOn(database)(luis, id, reply);
  const server: { canRecord: boolean; onMail(): void | Promise<void> } = {
    canRecord: true,
    onMail: () => {},
  };
  const { mails, handlers } = recordedMails(
    {
      kysely: database.kysely,
      transact: (work) =>
        server.canRecord ? database.transact(work) : Promise.reject(new Error('not recorded')),
    },
    now + 11 * second,
    () => server.onMail(),
  );
  const claimReply = async (at: number) => {
    const [entry] = await claim(database, { count: 10, leaseMs, now: at, kinds: ['send-reply'] });
    return entry;
  };
  const run = (entry: NonNullable<Awaited<ReturnType<typeof claimReply>>>) =>
    handlers['send-reply'](entry, new AbortController().signal);
  const delivery = async () => (await findTicket(database, luis, id, now))?.timeline[0]?.delivery;
  return { luis, id, written, mails, server, claimReply, run, delivery };
};

describeOnBothDatabases('a mail of a member', (open) => {
  test('waits ten seconds, comes from the studio, and is an answer when it is sent', async () => {
    const database = await open('seeded');
    const { luis, id, mails, claimReply, run, delivery } = await replied(database);
    expect(await claimReply(now + 9 * second)).toBeUndefined();
    expect(await readTicket(database, id)).toMatchObject({
      first_contact_at: null,
      tries: 1,
      assignee_id: luis.id,
    });
    expect(await delivery()).toEqual({ state: 'pending', error: null });
    const entry = await claimReply(now + 10 * second);
    if (!entry) throw new Error('the mail is not due');
    await run(entry);
    await complete(database.kysely, entry, now + 11 * second);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      ...{ to: ['maya@example.com'], subject: 'Your message (ref. AB12CD34)', isPersonal: true },
      ...{ fromName: 'Heliora Midtown Miami', replyTo: { name: 'Heliora Midtown Miami' } },
    });
    expect(mails[0]?.replyTo?.email).toMatch(/@/);
    expect(mails[0]?.text).toContain('yes, we have towels.');
    expect(await readTicket(database, id)).toMatchObject({
      ...{ first_contact_at: now + 11 * second, first_contact_tries: 1, stage: 'in-touch' },
      ...{ status: 'IN_PROGRESS', due_at: now + 72 * hourMs },
    });
    expect(await delivery()).toEqual({ state: 'done', error: null });
  });

  test('can be undone until a worker has it', async () => {
    const database = await open('seeded');
    const first = await replied(database);
    const undo = ({ luis, id, written }: typeof first) =>
      undosOn(database)(luis, id, written, now + 5 * second);
    expect((await undo(first)).ok).toBe(true);
    expect(await first.claimReply(now + 60 * second)).toBeUndefined();
    expect(await readTicket(database, first.id)).toMatchObject({ tries: 0, assignee_id: null });
    const written = await changesOn(database)(first.luis, first.id, reply);
    expect(await first.claimReply(now + 60 * second)).toBeDefined();
    expect(await undo({ ...first, written })).toMatchObject({ ok: false, refusal: 'sent-already' });
  });

  test.each([
    ['', 10 * second + leaseMs + 1],
    [', and the clock is set back', -365 * 86_400 * second],
  ])(
    'is never sent twice and never lost when the process is killed between sending and recording%s',
    async (_, later) => {
      const database = await open('seeded');
      const { mails, server, claimReply, run, delivery } = await replied(database);
      const entry = await claimReply(now + 10 * second);
      if (!entry) throw new Error('the mail is not due');
      server.canRecord = false;
      await expect(run(entry)).rejects.toThrow('not recorded');
      // The process is gone: its lease ends, and another worker gets the entry.
      await endOverlongWaits(database.kysely, now + later);
      const again = await claimReply(now + later);
      if (!again) throw new Error('the mail is lost');
      await expect(run(again)).rejects.toThrow(PermanentFailure);
      await park(database.kysely, again, 'nobody knows');
      expect(mails).toHaveLength(1);
      expect(await delivery()).toEqual({ state: 'parked', error: 'nobody knows' });
    },
  );

  test('is not sent again when the database fails to record it and the worker stores that error', async () => {
    const database = await open('seeded');
    const { mails, server, claimReply, run } = await replied(database);
    const entry = await claimReply(now + 10 * second);
    if (!entry) throw new Error('the mail is not due');
    server.canRecord = false;
    await expect(run(entry)).rejects.toThrow('not recorded');
    await postpone(database.kysely, entry, now + 60 * second, 'not recorded');
    server.canRecord = true;
    const again = await claimReply(now + 60 * second);
    if (!again) throw new Error('the mail is lost');
    await expect(run(again)).rejects.toThrow(PermanentFailure);
    expect(mails).toHaveLength(1);
    // A member decides that it is sent again.
    await park(database.kysely, again, 'nobody knows');
    await retryNow(database.kysely, now + 70 * second, again.id);
    const decided = await claimReply(now + 70 * second);
    if (!decided) throw new Error('the mail is not due');
    await run(decided);
    expect(mails).toHaveLength(2);
  });

  test('that the mail server refuses for now is sent by the next attempt', async () => {
    const database = await open('seeded');
    const { mails, server, claimReply, run, delivery } = await replied(database);
    const entry = await claimReply(now + 10 * second);
    if (!entry) throw new Error('the mail is not due');
    server.onMail = async () => {
      expect(await delivery()).toEqual({ state: 'pending', error: null });
      throw new Error('421 try again later');
    };
    await expect(run(entry)).rejects.toThrow('421 try again later');
    await postpone(database.kysely, entry, now + 60 * second, '421 try again later');
    expect(await delivery()).toEqual({ state: 'retrying', error: '421 try again later' });
    server.onMail = () => {};
    const again = await claimReply(now + 60 * second);
    if (!again) throw new Error('the mail is lost');
    await run(again);
    expect(mails).toHaveLength(2);
    expect(await delivery()).toMatchObject({ state: 'done' });
  });

  test('is released with all others while it waits for a retry, not in its ten seconds or when it was given up', async () => {
    const database = await open('seeded');
    const { claimReply, delivery } = await replied(database);
    const releaseAll = () => retryNow(database.kysely, now + 5 * second);
    expect(await releaseAll()).toBe(0);
    const entry = await claimReply(now + 10 * second);
    if (!entry) throw new Error('the mail is not due');
    await postpone(database.kysely, entry, now + 60 * second, '421 try again later');
    expect(await releaseAll()).toBe(1);
    const again = await claimReply(now + 5 * second);
    if (!again) throw new Error('the mail is not due');
    await park(database.kysely, again, 'nobody knows');
    expect(await releaseAll()).toBe(0);
    expect(await delivery()).toEqual({ state: 'parked', error: 'nobody knows' });
    expect(await retryNow(database.kysely, now + 5 * second, entry.id)).toBe(1);
  });

  test('that was recorded is not sent again when the process is killed before its entry is done', async () => {
    const database = await open('seeded');
    const { id, mails, claimReply, run, delivery } = await replied(database);
    const entry = await claimReply(now + 10 * second);
    if (!entry) throw new Error('the mail is not due');
    await run(entry);
    const again = await claimReply(now + 10 * second + leaseMs + 1);
    if (!again) throw new Error('the entry is lost');
    await run(again);
    expect(mails).toHaveLength(1);
    expect(await delivery()).toEqual({ state: 'done', error: null });
    const sent = unscoped(database.kysely)
      .selectFrom('ticket_events')
      .select('id')
      .where('ticket_id', '=', id);
    expect(await sent.where('kind', '=', 'sent').execute()).toHaveLength(1);
  });
});
