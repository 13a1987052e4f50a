import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { fromJson } from '#server/db/json.ts';
import { countHit } from '#server/models/rate-limits.ts';
import { release } from '#server/queue/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { accepted, startFakeMarketing, strictProvider } from '#tests/fakes/fake-marketing.ts';
import { startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { pdf, png } from '#tests/forms/sample-files.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { cleanUp, startDeliveries } from './deliveries.ts';

vi.setConfig({ testTimeout: 60_000 });
const folder = temporaryFolder();
let sites = 0;

describeOnBothDatabases('deliveries', (open) => {
  const openSite = async (settings: Record<string, string> = {}) => {
    const dataDir = join(folder, String(sites++));
    const database = await open('seeded');
    const site = createLeadSite(database, {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://heliora.example',
      ...settings,
    });
    const mails = () =>
      readdirSync(join(dataDir, 'mailbox')).map((name) =>
        readFileSync(join(dataDir, 'mailbox', name), 'utf8'),
      );
    const settled = async (state = 'done') => {
      await vi.waitFor(
        async () => {
          const entries = await database.kysely
            .selectFrom('outbox')
            .selectAll()
            .where('kind', '<>', 'open-ticket')
            .execute();
          expect(entries.length).toBeGreaterThan(0);
          expect(entries.map((entry) => entry.state)).toEqual(entries.map(() => state));
        },
        { timeout: 20_000, interval: 50 },
      );
    };
    return { ...site, database, mails, settled };
  };
  const support = (files: [string, Buffer][] = []) => {
    const form = new FormData();
    const fields = {
      email: 'priya@example.com',
      name: 'Priya <b>Nair</b>',
      description: '<script>x</script>\nTwo',
      studio_id: '48750',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), name);
    return { method: 'POST', body: form };
  };

  test('a request becomes a mail to the studio’s managers and one to the visitor', async () => {
    const { app, env, intake, mails, settled } = await openSite();
    const deliveries = startDeliveries(env, intake);
    await app.request('/form/tech-support', support([['screen.png', png()]]));
    await settled();
    await deliveries.stop();
    const [toManagers, toVisitor] = mails().sort((a, b) => b.length - a.length);
    expect(toManagers).toMatch(/^To: manager\.\S+/m);
    expect(toManagers).toMatch(/^Reply-To: .*priya@example\.com/m);
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
    const { app, env, intake, database, mails, settled } = await openSite();
    const deliveries = startDeliveries(env, intake);
    await app.request('/form/tech-support', support([['film.png', png(8_000_000)]]));
    await settled();
    await deliveries.stop();
    const { download_token: token } = await database.kysely
      .selectFrom('uploads')
      .selectAll()
      .executeTakeFirstOrThrow();
    const joined = mails().join('').replace(/=\r\n/g, '');
    expect(joined).toContain(`https://heliora.example/uploads/${token}`);
    expect(joined).not.toContain('filename=film.png');
  });

  test.each([
    ['with a folder of its own', undefined],
    ['in the same folder', join(folder, 'shared')],
  ])(
    'another database on the same store, %s, deletes none of our files, and our own clean-up still runs',
    async (_, DATA_DIR) => {
      const s3 = await startFakeS3('leads');
      const settings = { FILE_STORE_URL: s3.url, ...(DATA_DIR && { DATA_DIR }) };
      const live = await openSite(settings);
      await live.app.request('/form/tech-support', support([['screen.png', png()]]));
      // As in a backup from before that upload: it does not contain the file's row.
      const restored = await openSite(settings);
      await restored.app.request('/form/tech-support', support([['other.png', png()]]));
      const orphan = await live.intake.spool.receive(Readable.from([pdf()]), 'x', { left: 1e6 });
      const left = await live.intake.files.save(orphan);

      const days = 3 * 86_400_000;
      for (const object of s3.objects.values()) object.at = new Date(Date.now() - days);
      if (!DATA_DIR) {
        await cleanUp(restored.intake, Date.now() + days);
        expect(s3.objects.size).toBe(3);
      }
      await cleanUp(live.intake, Date.now() + days);
      expect([...s3.objects.keys()].some((name) => name.endsWith(left))).toBe(false);
      await cleanUp(restored.intake, Date.now() + days);
      expect(s3.objects.size).toBe(2);
      await s3.close();
    },
  );

  test('unknown files and undeletable orphans do not stop the clean-up', async () => {
    const { env, intake, database } = await openSite();
    await countHit(database.kysely, { key: 'long ago', max: 1, windowMs: 1000 }, 0);
    const keep = async () =>
      intake.files.save(await intake.spool.receive(Readable.from([pdf()]), 'x', { left: 1e6 }));
    const [stuck, orphan] = [await keep(), await keep()];
    writeFileSync(join(env.DATA_DIR, 'unsettled', '.nfs0001'), '');
    const { remove } = intake.files;
    vi.spyOn(intake.files, 'remove').mockImplementation(async (key) => {
      if (key === stuck) throw new Error('not allowed');
      await remove(key);
    });
    await expect(cleanUp(intake, Date.now() + 3 * 3_600_000)).rejects.toThrow('not allowed');
    expect(await intake.files.unconfirmedBefore(Number.MAX_SAFE_INTEGER)).toEqual([stuck]);
    await expect(intake.files.open(orphan).then((file) => file.toArray())).rejects.toThrow();
    expect(await database.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('while SMTP is down mails wait, and leave once it is back and they are released', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, intake, database, settled } = await openSite({ SMTP_URL: smtp.url });
    smtp.behave('busy');
    const deliveries = startDeliveries(env, intake, () => {}, { leaseMs: 20_000, restMs: 50 });
    await app.request('/form/tech-support', support());
    await vi.waitFor(
      async () => {
        const entries = await database.kysely
          .selectFrom('outbox')
          .selectAll()
          .where('kind', '<>', 'open-ticket')
          .execute();
        expect(entries.every(({ last_error, state }) => last_error && state === 'pending')).toBe(true);
      },
      { timeout: 20_000, interval: 50 },
    );
    smtp.behave('well');
    await release(database.kysely, Date.now());
    await settled();
    await deliveries.stop();
    expect(smtp.received).toHaveLength(2);
    await smtp.close();
  });

  test('a mail server that stops responding blocks no process: the next one sends the open mails, each once', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, intake, database, settled } = await openSite({ SMTP_URL: smtp.url });
    smtp.behave('silent');
    const stuck = startDeliveries(env, intake);
    await app.request('/form/tech-support', support());
    const entries = () =>
      database.kysely.selectFrom('outbox').selectAll().where('kind', '<>', 'open-ticket').execute();
    await vi.waitFor(async () =>
      expect((await entries()).map(({ lease_token }) => typeof lease_token)).toEqual(['string', 'string']),
    );
    const asked = performance.now();
    await stuck.stop(300);
    expect(performance.now() - asked).toBeLessThan(3000);
    expect((await entries()).map(({ attempts, state }) => [attempts, state])).toEqual([
      [0, 'pending'],
      [0, 'pending'],
    ]);

    smtp.behave('well');
    const next = startDeliveries(env, intake);
    await settled();
    await next.stop();
    const ids = smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toHaveLength(2);
    await smtp.close();
  });

  test('a manager’s missing mailbox is parked under its own name, and the others get their mail', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, intake, database } = await openSite({ SMTP_URL: smtp.url });
    const gone = 'gone.manager@heliora.example';
    await database.kysely
      .insertInto('managers')
      .values({ location_id: 48750, form_id: managerTopics.contactUs, email: gone })
      .execute();
    smtp.behave('choosy');
    const deliveries = startDeliveries(env, intake);
    await app.request('/form/tech-support', support());
    const entries = () =>
      database.kysely.selectFrom('outbox').selectAll().where('kind', '<>', 'open-ticket').execute();
    await vi.waitFor(
      async () =>
        expect((await entries()).map(({ state }) => state).sort()).toEqual(['done', 'done', 'parked']),
      { timeout: 20_000, interval: 50 },
    );
    await deliveries.stop();
    const parked = (await entries()).find(({ state }) => state === 'parked');
    expect(fromJson(parked?.payload ?? '{}')).toMatchObject({ only: [gone] });
    expect(smtp.received.filter(({ to }) => to.some((one) => one.startsWith('manager.')))).toHaveLength(1);
    await smtp.close();
  });

  test('a visitor whose mailbox does not exist is noticed at once, and the managers have their mail', async () => {
    const smtp = await startFakeSmtp();
    const { app, env, intake, database } = await openSite({ SMTP_URL: smtp.url });
    smtp.behave('choosy');
    const deliveries = startDeliveries(env, intake);
    const form = support();
    form.body.set('email', 'gone.visitor@example.com');
    await app.request('/form/tech-support', form);
    const entries = () =>
      database.kysely
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '<>', 'open-ticket')
        .orderBy('kind')
        .execute();
    await vi.waitFor(
      async () => expect((await entries()).map(({ state }) => state)).toEqual(['parked', 'done']),
      { timeout: 20_000, interval: 50 },
    );
    await deliveries.stop();
    expect((await entries())[0]).toMatchObject({ kind: 'confirm-to-visitor', attempts: 1 });
    expect((await entries())[0]?.last_error).toContain('no such user');
    await smtp.close();
  });

  test('leads are forwarded to the provider, at most five a second', async () => {
    const marketing = await startFakeMarketing();
    marketing.answer(() => accepted);
    const { app, env, intake, settled } = await openSite({
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: 'future-openings=guid-9',
    });
    const deliveries = startDeliveries(env, intake);
    const fields = [
      { name: 'firstname', value: 'Iris Tanaka' },
      { name: 'email', value: 'iris@example.com' },
      { name: 'position', value: 'Teacher' },
    ];
    for (let n = 0; n < 7; n++) {
      await app.request('/marketing-forms/heliora/future-openings', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `k${n}` },
        body: JSON.stringify({ fields, context: { hutk: 'nonsense' } }),
      });
    }
    await settled();
    await deliveries.stop();
    expect(marketing.received).toHaveLength(7);
    expect(marketing.received[0]?.path).toBe('/submissions/v3/integration/submit/48700/guid-9');
    expect(marketing.received[0]?.body.context).not.toHaveProperty('hutk');
    // Six turns are more than a second apart; the network may reduce the distance a little.
    const times = marketing.received.map(({ at }) => at).sort((a, b) => a - b);
    const overFive = times.slice(5).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...overFive)).toBeGreaterThan(800);
    await marketing.close();
  });

  const preSaleLead = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: [
        { name: 'firstname', value: 'Hugo Marchetti' },
        { name: 'phone', value: '305-555-0118' },
        { name: 'email', value: 'hugo@example.com' },
        { name: 'comments', value: 'Evenings' },
      ],
    }),
  };
  const formFields = ['firstname', 'lastname', 'phone', 'email', 'comments'];

  test.each([
    ['with a token', { MARKETING_TOKEN: 'pat-1', MARKETING_SUBSCRIPTION: '999' }],
    ['without one', {}],
  ])('a lead 40 days old is accepted with the consent of its day, %s', async (_, settings) => {
    const marketing = await startFakeMarketing();
    const days = 40 * 86_400_000;
    marketing.answer(strictProvider(formFields, () => Date.now() + days));
    const { app, env, intake, database, settled } = await openSite({
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: 'coming-soon-weston=guid-2',
      ...settings,
    });
    expect((await app.request('/marketing-forms/heliora/coming-soon-weston', preSaleLead)).status).toBe(200);
    const deliveries = startDeliveries(env, { ...intake, clock: { now: () => Date.now() + days } });
    await settled();
    await deliveries.stop();
    const { path, body, authorization } = marketing.received[0] ?? {};
    expect(body).not.toHaveProperty('submittedAt');
    const names = ((body?.fields ?? []) as { name: string }[]).map(({ name }) => name);
    const consent = { consentToProcess: true, text: preSale.consent };
    if ('MARKETING_TOKEN' in settings) {
      expect(path).toBe('/submissions/v3/integration/secure/submit/48700/guid-2');
      expect(authorization).toBe('Bearer pat-1');
      expect(body?.fields).toContainEqual(expect.objectContaining({ name: 'site_language', value: 'en' }));
      expect(body?.fields).toContainEqual(
        expect.objectContaining({ name: 'site_form', value: 'coming-soon-weston' }),
      );
      const communications = [{ value: true, subscriptionTypeId: 999, text: preSale.consent }];
      expect(body?.legalConsentOptions).toEqual({ consent: { ...consent, communications } });
    } else {
      expect(names.every((name) => formFields.includes(name))).toBe(true);
      expect(body?.legalConsentOptions).toEqual({ consent: { ...consent, communications: [] } });
    }
    const rows = await database.kysely
      .selectFrom('outbox')
      .select(['state', 'last_error'])
      .where('kind', '<>', 'open-ticket')
      .execute();
    expect(rows.every(({ state, last_error }) => state === 'done' && last_error === null)).toBe(true);
    await marketing.close();
  });

  test('a lead with a field that the provider’s form lacks arrives without it, and the log names the field', async () => {
    const marketing = await startFakeMarketing();
    marketing.answer(
      strictProvider(
        formFields.filter((name) => name !== 'comments'),
        Date.now,
      ),
    );
    const { app, env, intake, settled } = await openSite({
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: 'coming-soon-weston=guid-2',
    });
    const log = vi.fn();
    const deliveries = startDeliveries(env, intake, log);
    await app.request('/marketing-forms/heliora/coming-soon-weston', preSaleLead);
    await settled();
    await deliveries.stop();
    expect(JSON.stringify(marketing.received[0]?.body)).not.toContain('Evenings');
    expect(log.mock.calls).toEqual([
      ['repaired', { kind: 'forward-lead', form: 'coming-soon-weston', leftOut: ['comments'] }],
    ]);
    await marketing.close();
  });

  test('a lead that the provider refuses is parked with the reason', async () => {
    const marketing = await startFakeMarketing();
    marketing.answer(() => ({
      status: 400,
      body: '{"correlationId":"c-1","errors":[{"errorType":"BLOCKED_EMAIL","message":"no"}]}',
    }));
    const { app, env, intake, database, settled } = await openSite({
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: 'future-openings=guid-9',
    });
    const deliveries = startDeliveries(env, intake);
    const fields = [
      { name: 'firstname', value: 'Iris' },
      { name: 'email', value: 'iris@example.com' },
      { name: 'position', value: 'Teacher' },
    ];
    await app.request('/marketing-forms/heliora/future-openings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    await settled('parked');
    await deliveries.stop();
    const entry = await database.kysely
      .selectFrom('outbox')
      .select('last_error')
      .where('kind', '<>', 'open-ticket')
      .executeTakeFirstOrThrow();
    expect(entry.last_error).toContain('BLOCKED_EMAIL');
    expect(entry.last_error).toContain('c-1');
    await marketing.close();
  });
});
