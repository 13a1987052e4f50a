import { expect, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { openDatabase } from '#server/db/connect.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { changesOn, sendLead } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { leadServer } from '#tests/site/lead-server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const subject = 'Your message (ref. AB12CD34)';
const text = 'Hi Maya, yes, we have towels.';

// server/deliveries/reply-deliveries.test.ts has the same on both databases, without a process.
test('a reply is never sent twice and never lost after kill -9 between the mail server and the timeline', async () => {
  const { DATA_DIR, DATABASE_URL } = await freshDatabaseSettings('sqlite', 'seeded');
  const database = await openDatabase({ DATA_DIR, DATABASE_URL });
  const smtp = await startFakeSmtp();
  const luis = await addStaff(database, 'Front_Desk', [8], 'Luis Ortega');
  const id = await sendLead(database);
  const server = await leadServer({ DATA_DIR, SMTP_URL: smtp.url });
  try {
    const replies = () => smtp.received.filter(({ source }) => source.includes(subject)).length;
    const states = async () =>
      (await findTicket(database, luis, id, Date.now()))?.timeline.flatMap(({ delivery }) =>
        delivery ? [delivery.state] : [],
      );
    /** Written long enough ago to be sent at once. */
    const write = () => {
      const now = Date.now() - 11_000;
      const reply: Change = {
        kind: 'reply',
        to: 'maya@example.com',
        subject,
        text,
        next: now + dayMs,
      };
      return changesOn(database)(luis, id, reply, { at: now });
    };
    smtp.behave('mute');
    await write();
    await expect.poll(replies).toBe(1);
    await server.kill();
    smtp.behave('well');
    await server.start();
    await expect.poll(states).toEqual(['parked']);
    // The next one is sent, and by then the first one would have been sent again.
    await write();
    await expect.poll(states).toEqual(['done', 'parked']);
    expect(replies()).toBe(2);
  } finally {
    await server.kill();
    await Promise.all([smtp.close(), database.close()]);
  }
});
