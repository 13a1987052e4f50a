import { expect, test, vi } from 'vitest';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { toLocationId } from '#domain/studios.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { png } from '#tests/forms/sample-files.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { openDeliverySite, supportRequest } from '#tests/site/delivery-site.ts';
import { startDeliveries } from './deliveries.ts';

vi.setConfig({ testTimeout: 60_000 });
describeOnSqlite('mail deliveries', (open) => {
  const openSite = async (settings: Record<string, string> = {}) =>
    openDeliverySite(await open('seeded'), settings);

  test('a request becomes a mail to the studio’s managers and one to the visitor', async () => {
    const { app, env, forms, mails, settled } = await openSite();
    const deliveries = startDeliveries({ env, forms });
    await app.request('/form/tech-support', supportRequest([['screen.png', png()]]));
    await settled();
    await deliveries.stop();
    const [toManagers, toVisitor] = mails().sort((a, b) => b.length - a.length);
    expect(toManagers).toMatch(/^To: manager\.\S+/m);
    // Answers are written at /staff: the mail links to the lead and has no visitor as Reply-To.
    expect(toManagers).not.toMatch(/^Reply-To:/m);
    expect(toManagers?.replaceAll('=\r\n', '')).toContain('https://heliora.example/staff/leads/');
    expect(toManagers).toMatch(/^Subject: \[Tech support\] Midtown Miami \| Priya/m);
    expect(toManagers).toContain('attachment; filename=screen.png');
    const page = toManagers?.slice(toManagers.indexOf('Content-Type: text/html'));
    expect(page).toContain('&lt;script&gt;x');
    expect(page).not.toContain('<script>x');
    expect(toVisitor).toMatch(/^To: priya@example\.com/m);
    expect(toVisitor).toMatch(/^Subject: We have your support request/m);
    expect(toVisitor).not.toContain('script');
  });

  test('files too big for a mail become links', async () => {
    const { app, env, forms, database, mails, settled } = await openSite();
    const deliveries = startDeliveries({ env, forms });
    await app.request('/form/tech-support', supportRequest([['film.png', png(8_000_000)]]));
    await settled();
    await deliveries.stop();
    const { download_token: token } = await unscoped(database.kysely)
      .selectFrom('uploads')
      .selectAll()
      .executeTakeFirstOrThrow();
    const joined = mails().join('').replace(/=\r\n/g, '');
    expect(joined).toContain(`https://heliora.example/uploads/${token}`);
    expect(joined).not.toContain('filename=film.png');
  });

  test('a mail server that stops responding blocks no process: the next one sends the open mails, each once', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, forms, entries, settled } = await openSite({ SMTP_URL: smtp.url });
    smtp.behave('silent');
    const stuck = startDeliveries({ env, forms });
    await app.request('/form/tech-support', supportRequest());
    await expect
      .poll(async () => (await entries()).map(({ lease_token }) => typeof lease_token))
      .toEqual(['string', 'string']);
    await stuck.stop(300);
    expect((await entries()).map(({ attempts, state }) => [attempts, state])).toEqual([
      [0, 'pending'],
      [0, 'pending'],
    ]);

    smtp.behave('well');
    const next = startDeliveries({ env, forms });
    await settled();
    await next.stop();
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
    await smtp.close();
  });

  test('a manager’s missing mailbox is parked under its own name, and the others get their mail', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, forms, database, entries } = await openSite({ SMTP_URL: smtp.url });
    const gone = 'gone.manager@heliora.example';
    await database.kysely
      .insertInto('managers')
      .values({ location_id: toLocationId(48750), form_id: managerTopics.contactUs, email: gone })
      .execute();
    smtp.behave('choosy');
    const deliveries = startDeliveries({ env, forms });
    await app.request('/form/tech-support', supportRequest());
    await expect
      .poll(async () => (await entries()).map(({ state }) => state).sort())
      .toEqual(['done', 'done', 'parked']);
    await deliveries.stop();
    const parked = (await entries()).find(({ state }) => state === 'parked');
    expect(fromJson(parked?.payload ?? '{}')).toMatchObject({ only: [gone] });
    expect(smtp.received.filter(({ to }) => to.some((one) => one.startsWith('manager.')))).toHaveLength(1);
    await smtp.close();
  });

  test('a mailbox of a visitor that does not exist is parked at once, and the managers have their mail', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, forms, database, entries } = await openSite({ SMTP_URL: smtp.url });
    smtp.behave('choosy');
    const deliveries = startDeliveries({ env, forms });
    const form = supportRequest();
    form.body.set('email', 'gone.visitor@example.com');
    await app.request('/form/tech-support', form);
    await expect.poll(async () => (await entries()).map(({ state }) => state)).toEqual(['parked', 'done']);
    await deliveries.stop();
    expect((await entries())[0]).toMatchObject({ kind: 'confirm-to-visitor', attempts: 1 });
    expect((await entries())[0]?.last_error).toContain('no such user');

    // A member corrects the email address and sends it again.
    const leads = unscoped(database.kysely);
    await openAllTickets(database, Date.now());
    await leads.updateTable('tickets').set({ email: 'priya@example.com' }).execute();
    await leads
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0 })
      .where('state', '=', 'parked')
      .execute();
    const again = startDeliveries({ env, forms });
    await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain('priya@example.com');
    await again.stop();
    await smtp.close();
  });
});
