import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { davie, sendAs } from '#tests/rows/sent-by-person.ts';
import type { StaffBrowser } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const noOne = '0190a8f2-7c1e-7b3d-9e55-0123456789ab';
/** The content of the file would run as a script if a browser trusted it. */
const script = '<script>alert(document.cookie)</script>';

describeOnBothDatabases('files and deliveries of a ticket', (open) => {
  let database: Database;
  let site: StaffSite;
  let count = 0;
  beforeEach(async () => {
    database = await open('empty');
    site = createStaffSite(database, { now });
  });
  const log = async (action: string) =>
    database.kysely
      .selectFrom('staff_log')
      .select(['subject', 'staff_id', 'studio_id as studio'])
      .where('action', '=', action)
      .execute();

  /** Stores an application with a file, as intake does. */
  const application = async (position: string, fileName: string) => {
    count += 1;
    const { spool, files } = site.services.forms;
    const spooled = await spool.receive(Readable.from([Buffer.from(script)]), 'cv.pdf');
    const { size, sha256 } = spooled;
    const key = await files.save(spooled);
    const email = `zoe${count}@example.com`;
    const file = { key, name: fileName, type: 'application/pdf', size, sha256 };
    const payload = { name: 'Zoe Ault', email, phone: '305-555-0188', position };
    await storeSubmission(
      intakeOn(database, { clock: adjustableClock(now - hourMs) }),
      testMetadata({ key: `application-${count}` }),
      testInput({ formKind: 'career-application', locationId: davie, email, payload, files: [file] }),
    );
    await openAllTickets(database, now);
    const { id } = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const upload = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, upload, path: `/leads/${id}/files/${upload.id}` };
  };

  test('a file is always a download, whatever its name, and the log has who downloaded it', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const { id, path } = await application('Teacher', '"; filename=x.html\r\nSet-Cookie: a=b; \u202Efdp.exe');
    expect((await luis.requestJson(`/leads/${id}`)).body.screen.data.ticket.files).toMatchObject([
      { size: script.length },
    ]);
    expect(await (await luis.request(`/leads/${id}`)).text()).toContain(`href="/staff${path}"`);
    expect(await log('ticket.file')).toEqual([]);
    const response = await luis.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(script);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(script.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.() -]*"; filename\*=/,
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await log('ticket.file')).toEqual([{ subject: id, staff_id: luis.id, studio: 3 }]);
    expect(await (await luis.request('/log')).text()).toContain('downloaded a file of a lead');
  });

  test('a file that the member may not read, of another ticket, or of none is the same 404 without a log line', async () => {
    const { id, upload, path } = await application('Teacher', 'cv.pdf');
    const other = await application('Teacher', 'cv.pdf');
    const senior = await application('Corporate', 'cv.pdf');
    const manager = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const foreign = await site.signedIn('Studio_Manager', [4], 'Mia Chen');
    const frontDesk = await site.signedIn('Front_Desk', [3]);
    const requests: [StaffBrowser, string][] = [
      [foreign, path],
      [frontDesk, path],
      [manager, senior.path],
      [manager, `/leads/${other.id}/files/${upload.id}`],
      [manager, `/leads/${id}/files/${noOne}`],
      [manager, `/leads/${noOne}/files/${upload.id}`],
      [manager, `/leads/${id}/files/..%2f..%2fheliora.db`],
    ];
    for (const [member, requested] of requests)
      expect((await member.request(requested)).status, requested).toBe(404);
    expect(await log('ticket.file')).toEqual([]);
    expect((await (await site.signedIn('Corporate')).request(senior.path)).status).toBe(200);
  });

  test('a file that is missing in the store is an error with a message, not half a response', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const { path, upload } = await application('Teacher', 'cv.pdf');
    await site.services.forms.files.remove(upload.store_key);
    const response = await luis.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no longer in our store');
  });

  test('HEAD of a file opens no file', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const { path } = await application('Teacher', 'cv.pdf');
    const opened = vi.spyOn(site.services.forms.files, 'open');
    const response = await site.app.request(`https://heliora.example/staff${path}`, {
      method: 'HEAD',
      headers: { cookie: `__Host-staff=${luis.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(script.length));
    expect(opened).not.toHaveBeenCalled();
  });

  /** A lead with parked deliveries, and the ids of the deliveries. */
  const parkedLead = async (name: string, locationId = davie) => {
    const id = await sendAs(database, { name, locationId, at: now - 30 * hourMs });
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ state: 'parked', attempts: 12, last_error: '550 no such user', run_at: now - hourMs })
      .where('submission_id', '=', id)
      .execute();
    const deliveries = (await deliveryEntries(database)).filter((entry) => entry.submission_id === id);
    return { id, deliveries: deliveries.map((entry) => entry.id) };
  };
  const mailsOf = async (member: StaffBrowser, id: string) =>
    (await member.requestJson(`/leads/${id}`)).body.screen.data.ticket.deliveries;

  test('a parked delivery is shown, retried by one press, and then shown in its new state', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const { id, deliveries } = await parkedLead('Maya Thompson');
    expect((await luis.requestJson('/')).body.screen.data.parkedCount).toBe(2);
    const rows = (await luis.requestJson('/deliveries')).body.screen.data.rows;
    expect(rows).toMatchObject([
      { ticketId: id, name: 'Maya Thompson', error: '550 no such user', attempts: 12 },
      { ticketId: id },
    ]);
    let notified = 0;
    site.services.forms.onWork(() => {
      notified += 1;
    });
    const first = deliveries[0] ?? '';
    const response = await luis.request('/deliveries/retry', { delivery: first, back: `/leads/${id}` });
    expect(response.headers.get('location')).toBe(`/staff/leads/${id}?notice=retried-one`);
    expect(notified).toBe(1);
    const mails = await mailsOf(luis, id);
    expect(mails.find((mail: { id: string }) => mail.id === first)).toMatchObject({
      state: 'retrying',
      attempts: 0,
      error: '550 no such user',
    });
    // It fails again: the ticket must not show it as sent.
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ state: 'parked' })
      .where('id', '=', first)
      .execute();
    expect(await mailsOf(luis, id)).toMatchObject([{ state: 'parked' }, { state: 'parked' }]);
    expect(await (await luis.request(`/leads/${id}`)).text()).toContain('Not delivered');

    const all = await luis.request('/deliveries/retry', { delivery: deliveries });
    expect(all.headers.get('location')).toBe('/staff/deliveries?notice=retried-all');
    expect((await luis.requestJson('/deliveries')).body.screen.data.rows).toEqual([]);
    const again = await luis.request('/deliveries/retry', { delivery: first });
    expect(again.headers.get('location')).toBe('/staff/deliveries?notice=retry-needless');
    expect(await log('ticket.retry')).toHaveLength(3);
  });

  test('a mail that was written later stays on the ticket while it is retried', async () => {
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const { id } = await parkedLead('Maya Thompson');
    const later = '0190a8f2-7c1e-7b3d-9e55-0123456789cd';
    await unscoped(database.kysely)
      .insertInto('outbox')
      .values({
        id: later,
        submission_id: id,
        kind: 'notify-managers',
        payload: JSON.stringify({ formId: 3, studioIds: [davie], only: ['x@example.com'] }),
        state: 'parked',
        attempts: 3,
        run_at: now,
        lease_until: 0,
        created_at: now,
        last_error: '452 mailbox full',
      })
      .execute();
    await luis.request('/deliveries/retry', { delivery: later });
    expect(await mailsOf(luis, id)).toContainEqual(
      expect.objectContaining({ id: later, state: 'retrying', error: '452 mailbox full' }),
    );
  });

  test('deliveries of another studio are neither shown nor retried', async () => {
    const { id, deliveries } = await parkedLead('Maya Thompson');
    const mia = await site.signedIn('Studio_Manager', [4], 'Mia Chen');
    const frontDesk = await site.signedIn('Front_Desk', [3]);
    expect((await mia.requestJson('/')).body.screen.data.parkedCount).toBe(0);
    expect((await mia.requestJson('/deliveries')).body.screen.data.rows).toEqual([]);
    expect((await mia.request('/deliveries/retry', { delivery: deliveries })).status).toBe(404);
    expect((await mia.request('/deliveries/retry', { delivery: ['none', noOne] })).status).toBe(404);
    expect((await frontDesk.request('/deliveries/retry', { delivery: deliveries })).status).toBe(404);
    expect((await frontDesk.requestJson('/')).body.screen.data.parkedCount).toBe(0);
    const seen = await frontDesk.requestJson(`/leads/${id}`);
    expect(seen.body.screen.data.ticket.can.retry).toBe(false);
    expect((await deliveryEntries(database)).map(({ state }) => state)).toEqual(['parked', 'parked']);
  });
});
