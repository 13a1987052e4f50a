import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { defaultLimits } from '#server/limits/admission.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { sendHelp } from './send-form.ts';

vi.setConfig({ hookTimeout: 30_000 });

/** A tenth of the places, for ten networks; no body is ended for its speed alone. */
const bodyLimits = { ...defaultLimits, arriving: 40, arrivingPerNetwork: 4, graceMs: 600_000 };
const visitors = 20;

const head = (from: string) =>
  [
    'POST /form/help HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 400000',
    '',
    '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\n',
  ].join('\r\n');

/** Ten networks; those of IPv6 have a new IP address for every connection. */
const attackers: Record<string, (n: number) => string> = {
  'ten IPv4 addresses': (n) => `203.0.113.${n % 10}`,
  'ten IPv6 networks': (n) => `2001:db8:0:${n % 10}::${n.toString(16)}`,
};

/** A form whose body does not end. */
const startBody = (port: number, from: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write(head(from));
  return socket;
};

describeOnBothDatabases('while all places are taken by bodies that do not end', (_, engine) => {
  test.each(Object.entries(attackers))('of %s, the forms of other visitors are stored', async (_, ipOf) => {
    const settings = { TRUSTED_PROXIES: '127.0.0.1' };
    const { database, http, open } = await createSmallSite({ engine, settings, bodyLimits });
    const { port, url } = await open();
    const slow = Array.from({ length: bodyLimits.arriving }, (_, n) => startBody(port, ipOf(n)));
    await vi.waitFor(() => expect(http.load().arriving).toBe(bodyLimits.arriving));
    const forms = Array.from({ length: visitors }, (_, n) => sendHelp(url, { from: `198.51.100.${n}` }));
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(Array(visitors).fill(200));
    const stored = await database.kysely.selectFrom('submissions').select('id').execute();
    expect(stored).toHaveLength(visitors);
    expect(http.load().arriving).toBeGreaterThanOrEqual(bodyLimits.arriving - visitors);
    for (const body of slow) body.destroy();
  });
});
