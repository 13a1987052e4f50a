import { beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
/** Davie is our studio 3. */
const davie = 48720;
const secrets = ['04/27/1991', 'Rosa Okafor', '305-555-0177'];

describeOnBothDatabases('birth date and emergency contact', (open) => {
  let database: Database;
  let site: StaffSite;
  let id = '';
  const linesOf = () =>
    database.kysely.selectFrom('staff_log').selectAll().where('action', '=', 'ticket.private').execute();
  beforeAll(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now });
    const [birthDate, emergencyName, emergencyPhone] = secrets as [string, string, string];
    const person = { firstName: 'Lena', lastName: 'Okafor', email: 'lena@example.com', zipCode: '33314' };
    await storeSubmission(
      intakeOn(database, { clock: adjustableClock(now - hourMs) }),
      testMetadata(),
      testInput({
        formKind: 'sign-up',
        locationId: davie,
        email: person.email,
        payload: { ...person, birthDate, emergencyName, emergencyPhone, marketing: false },
      }),
    );
    await openAllTickets(database, now);
    id = (await unscoped(database.kysely).selectFrom('tickets').select('id').executeTakeFirstOrThrow()).id;
  });

  test('are shown after a press, to members who may read them, and every read is logged', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const page = await (await luis.request(`/leads/${id}`)).text();
    for (const secret of secrets) expect(page).not.toContain(secret);
    expect(page).toContain('33314');
    expect(page).toContain(`/staff/leads/${id}/private`);
    expect(await linesOf()).toHaveLength(0);

    const back = `/leads?tab=all&at=${id}`;
    const shown = await luis.request(`/leads/${id}/private`, { back });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = await shown.text();
    for (const secret of secrets) expect(text).toContain(secret);
    expect(await linesOf()).toMatchObject([{ staff_id: luis.id, subject: id, studio_id: 3 }]);
    const log = await (await luis.request('/log')).text();
    expect(log).toContain('looked at birth date and emergency contact');
    for (const secret of secrets) expect(log).not.toContain(secret);
    // The next page hides the values again.
    for (const secret of secrets) expect(await (await luis.request(back)).text()).not.toContain(secret);
  });

  test('are not shown to the front desk, other studios and teachers; a refused press is not logged', async () => {
    const before = await linesOf();
    for (const member of [
      await site.signedIn('Front_Desk', [3]),
      await site.signedIn('Studio_Manager', [4]),
      await site.signedIn('Teacher', [3]),
    ]) {
      const response = await member.request(`/leads/${id}/private`, {});
      expect(response.status).toBe(404);
      const text = await response.text();
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    const mia = await site.signedIn('Front_Desk', [3]);
    expect(await (await mia.request(`/leads/${id}`)).text()).not.toContain(`/staff/leads/${id}/private`);
    expect(await linesOf()).toEqual(before);
  });

  test('a lead without them has no such button', async () => {
    const ana = await site.signedIn('Corporate');
    await unscoped(database.kysely)
      .updateTable('submissions')
      .set({ payload: '{"firstName":"Lena"}' })
      .execute();
    expect(await (await ana.request(`/leads/${id}`)).text()).not.toContain(`/staff/leads/${id}/private`);
    expect((await ana.request(`/leads/${id}/private`, {})).status).toBe(404);
    expect((await ana.request('/leads/nonsense/private', {})).status).toBe(404);
  });
});
