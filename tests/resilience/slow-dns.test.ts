import dns from 'node:dns';
import { afterEach, expect, test, vi } from 'vitest';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import { retryNow } from '#server/outbox/outbox.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { startFakeMarketing } from '#tests/fakes/fake-marketing.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

vi.setConfig({ testTimeout: 40_000 });
const dataDir = temporaryFolder();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A DNS server that never responds. */
const hangDns = () => {
  const never = () => {};
  const spies = [
    vi.spyOn(dns.Resolver.prototype, 'resolve4').mockImplementation(never),
    vi.spyOn(dns.Resolver.prototype, 'resolve6').mockImplementation(never),
    vi.spyOn(dns, 'resolve4').mockImplementation(never as never),
    vi.spyOn(dns, 'resolve6').mockImplementation(never as never),
    vi.spyOn(dns, 'lookup').mockImplementation(never as never),
  ];
  return { isUsed: () => spies.some((spy) => spy.mock.calls.length > 0) };
};
type Found = (error: null, found: unknown, family?: number) => void;
const recoverDns = () => {
  vi.restoreAllMocks();
  const here = '127.0.0.1';
  const resolve = (...args: unknown[]) => (args.at(-1) as Found)(null, [here]);
  vi.spyOn(dns.Resolver.prototype, 'resolve4').mockImplementation(resolve as never);
  const lookup = (...args: unknown[]) => {
    const wantsAll = (args[1] as { all?: boolean }).all;
    (args.at(-1) as Found)(null, wantsAll ? [{ address: here, family: 4 }] : here, 4);
  };
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
};

test('while the mail server’s name cannot be resolved, forms are stored, leads are sent, and the mail is sent later', async () => {
  const database = await freshDatabase('sqlite', 'seeded');
  const [smtp, marketing] = [await startFakeSmtp(), await startFakeMarketing()];
  const { app, env, intake } = createLeadSite(database, {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://mail.heliora.example:${smtp.port}`,
    MARKETING_URL: marketing.url,
    MARKETING_PORTAL: 'p',
    MARKETING_FORMS: 'future-openings=f',
  });
  const { isUsed } = hangDns();
  // The mailer’s limit for DNS, 5 seconds, is never reached, because this clock does not move.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deliveries = startDeliveries({ env, intake });

  const contact = (email: string) => {
    const form = new FormData();
    const fields = { email, name: 'Ada', description: 'Hello', studio_id: '48750' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return app.request('/form/help', { method: 'POST', body: form });
  };
  // More than the worker's concurrency for mail.
  for (let n = 0; n < 12; n++) expect((await contact(`ada${n}@example.com`)).status).toBe(200);
  await expect.poll(isUsed).toBe(true);

  const lead = await app.request('/marketing-forms/heliora/future-openings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      submittedAt: 0,
      fields: ['firstname:Ada', 'email:lead@example.com', 'position:Teacher'].map((pair) => {
        const [name, value] = pair.split(':');
        return { name, value };
      }),
      context: {},
    }),
  });
  expect(lead.status).toBe(200);
  await expect.poll(() => marketing.received.length).toBe(1);
  expect(smtp.received).toEqual([]);

  recoverDns();
  const reached = async () => {
    await retryNow(database.kysely, Date.now());
    return smtp.received.flatMap(({ to }) => to);
  };
  await expect.poll(reached, { interval: 100 }).toContain('ada11@example.com');
  await deliveries.stop();
  await Promise.all([smtp.close(), marketing.close()]);
});
