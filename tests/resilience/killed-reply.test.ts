import { expect, test } from 'vitest';
import type { Change } from '#domain/tickets/transitions.ts';
import { openDatabase } from '#server/db/connect.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { changesOn, sendLead, sentAt } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { leadServer } from '#tests/site/lead-server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { replyMail } from '#words/mails.ts';
import { eventually } from './send-form.ts';

const midtown = 8;

describeOnBothDatabases('mails of members, two processes', (_, engine) => {
  test('kill -9 after the mail server has them: none is sent twice, and each says what became of it', async () => {
    const fresh = await freshDatabaseSettings(engine, 'seeded');
    const database = await openDatabase(fresh);
    const smtp = await startFakeSmtp();
    const settings = {
      SMTP_URL: smtp.url,
      DATA_DIR: engine === 'sqlite' ? fresh.DATA_DIR : temporaryFolder(),
      ...(fresh.DATABASE_URL && { DATABASE_URL: fresh.DATABASE_URL }),
    };
    const luis = await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega');
    const tickets: string[] = [];
    /** Replies to new leads, due at once; only they are in the outbox. */
    const write = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const id = await sendLead(database, `k${tickets.length}`);
        await database.kysely.deleteFrom('outbox').where('kind', '<>', 'send-reply').execute();
        const reply: Change = {
          ...{ kind: 'reply', to: `visitor${n}@example.com`, subject: 'Your message', text: 'Hi, yes.' },
          next: Date.now(),
        };
        expect((await changesOn(database)(luis, id, reply, null, sentAt)).ok).toBe(true);
        tickets.push(id);
      }
    };
    const messageIds = () => smtp.received.map(({ source }) => /Message-ID: <([^@]+)@/i.exec(source)?.[1]);

    smtp.behave('unconfirmed');
    // The first process works on eight at once, over four connections.
    await write(8);
    const killed = await leadServer(settings);
    await eventually(async () => messageIds().length === 4, 20_000);
    const other = await leadServer(settings);
    await write(2);
    await eventually(async () => messageIds().length >= 6, 20_000);
    await killed.kill();
    smtp.behave('well');
    const entries = () => database.kysely.selectFrom('outbox').select(['id', 'state']).execute();
    await eventually(async () => (await entries()).every(({ state }) => state !== 'pending'), 30_000);

    expect(new Set(messageIds()).size).toBe(messageIds().length);
    const counts = { done: 0, parked: 0 };
    for (const id of tickets) {
      const ticket = await findTicket(database, luis, id, Date.now());
      const mail = ticket?.timeline.find(({ delivery }) => delivery);
      if (mail?.delivery?.state === 'done') {
        expect(messageIds()).toContain(mail.id);
        counts.done += 1;
      } else {
        expect(mail?.delivery).toEqual({ state: 'parked', error: replyMail.unknown });
        counts.parked += 1;
      }
    }
    expect(counts.done + counts.parked).toBe(10);
    expect(counts.parked).toBeGreaterThanOrEqual(4);
    expect(counts.done).toBeGreaterThan(0);
    expect(other.crash()).toBeUndefined();
    await other.kill();
    await Promise.all([database.close(), smtp.close()]);
  }, 90_000);
});
