import { expect, test, vi } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { accepted, startFakeMarketing, strictProvider } from '#tests/fakes/fake-marketing.ts';
import { openDeliverySite } from '#tests/site/delivery-site.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { startDeliveries } from './deliveries.ts';

vi.setConfig({ testTimeout: 60_000 });
describeOnBothDatabases('marketing deliveries', (open) => {
  const openSite = async (settings: Record<string, string> = {}) =>
    openDeliverySite(await open('seeded'), settings);

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

  test('leads are forwarded to the provider, at most five a second', async () => {
    const marketing = await startFakeMarketing();
    marketing.respondWith(() => accepted);
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
    // Six requests are more than a second apart; network delay can make the measured distance a little smaller.
    const times = marketing.received.map(({ at }) => at).sort((a, b) => a - b);
    const overFive = times.slice(5).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...overFive)).toBeGreaterThan(800);
    await marketing.close();
  });

  test.each([
    ['with a token', { MARKETING_TOKEN: 'pat-1', MARKETING_SUBSCRIPTION: '999' }],
    ['without one', {}],
  ])('a lead 40 days old is accepted with the consent of its day, %s', async (_, settings) => {
    const marketing = await startFakeMarketing();
    const days = 40 * 86_400_000;
    marketing.respondWith(strictProvider(formFields, () => Date.now() + days));
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

  test('a lead with a field that the provider’s form lacks arrives without it, and the log contains the field', async () => {
    const marketing = await startFakeMarketing();
    marketing.respondWith(
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
    marketing.respondWith(() => ({
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
