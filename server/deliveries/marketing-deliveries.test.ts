import { expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import {
  accepted,
  type ProviderResponse,
  startFakeMarketing,
  strictProvider,
} from '#tests/fakes/fake-marketing.ts';
import { openDeliverySite } from '#tests/site/delivery-site.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { startDeliveries } from './deliveries.ts';

vi.setConfig({ testTimeout: 60_000 });

const preSaleLead = {
  firstname: 'Hugo Marchetti',
  phone: '305-555-0118',
  email: 'hugo@example.com',
  comments: 'Evenings',
};
const formFields = ['firstname', 'lastname', 'phone', 'email', 'comments'];

describeOnSqlite('marketing deliveries', (open) => {
  /** A site that forwards the leads of one form to a provider with these responses. */
  const openSite = async (
    form: string,
    respond: (body: Record<string, unknown>, path: string) => ProviderResponse,
    settings: Record<string, string> = {},
  ) => {
    const marketing = await startFakeMarketing();
    onTestFinished(marketing.close);
    marketing.respondWith(respond);
    const site = openDeliverySite(await open('seeded'), {
      MARKETING_URL: marketing.url,
      MARKETING_PORTAL: '48700',
      MARKETING_FORMS: `${form}=guid-9`,
      ...settings,
    });
    const send = async (values: Record<string, string>) => {
      const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
      const response = await site.app.request(`/marketing-forms/heliora/${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
        body: JSON.stringify({ fields, context: { hutk: 'nonsense' } }),
      });
      expect(response.status).toBe(200);
    };
    /** Runs the deliveries until they are done, and returns their log. */
    const deliver = async ({ laterMs = 0 } = {}) => {
      const log = vi.fn();
      const clock = { now: () => Date.now() + laterMs };
      const deliveries = startDeliveries({ env: site.env, forms: { ...site.forms, clock }, log });
      await site.settled();
      await deliveries.stop();
      return log.mock.calls;
    };
    return { received: marketing.received, send, deliver, entries: site.entries };
  };

  const consent = { consentToProcess: true, text: preSale.consent };
  const newsletter = { value: true, subscriptionTypeId: 999, text: preSale.consent };
  test.each([
    {
      name: 'with a token, also with fields that its form lacks',
      settings: { MARKETING_TOKEN: 'pat-1', MARKETING_SUBSCRIPTION: '999' },
      path: '/submissions/v3/integration/secure/submit/48700/guid-9',
      authorization: 'Bearer pat-1',
      ownFields: ['site_language en', 'site_form coming-soon-weston'],
      communications: [newsletter],
    },
    {
      name: 'without one, only with the fields of its form',
      settings: {} as Record<string, string>,
      path: '/submissions/v3/integration/submit/48700/guid-9',
      authorization: undefined,
      ownFields: [],
      communications: [],
    },
  ])('a lead 40 days old is accepted with the consent of its day, $name', async (expected) => {
    const laterMs = 40 * dayMs;
    const provider = strictProvider(formFields, () => Date.now() + laterMs);
    const { received, send, deliver, entries } = await openSite(
      'coming-soon-weston',
      provider,
      expected.settings,
    );
    await send(preSaleLead);
    await deliver({ laterMs });
    const { path, body, authorization } = received[0] as (typeof received)[number];
    expect([path, authorization]).toEqual([expected.path, expected.authorization]);
    expect(body).not.toHaveProperty('submittedAt');
    const fields = body.fields as { name: string; value: string }[];
    const own = fields.filter(({ name }) => !formFields.includes(name));
    expect(own.map(({ name, value }) => `${name} ${value}`)).toEqual(expected.ownFields);
    const { communications } = expected;
    expect(body.legalConsentOptions).toEqual({ consent: { ...consent, communications } });
    expect((await entries()).filter(({ last_error }) => last_error !== null)).toEqual([]);
  });

  test('a lead whose consent is refused arrives with its fields alone, and the log has the reason', async () => {
    const { received, send, deliver } = await openSite('coming-soon-weston', ({ legalConsentOptions }) =>
      legalConsentOptions ? { status: 400, body: '{"message":"No such consent"}' } : accepted,
    );
    await send(preSaleLead);
    expect(await deliver()).toEqual([
      [
        'repaired',
        {
          kind: 'forward-lead',
          form: 'coming-soon-weston',
          reason: 'marketing provider responded with 400; No such consent',
        },
      ],
    ]);
    expect(received).toHaveLength(1);
    expect(JSON.stringify(received[0]?.body)).toContain('Evenings');
  });
});
