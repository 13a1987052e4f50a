import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { studioDay } from '#domain/dates.ts';
import { readEnv } from '#server/env.ts';
import { checkBooking } from '#server/integrations/booking/open-booking.ts';
import { type FakeClass, makeClasses } from '#tests/booking-provider/fake-data.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { settingsFor } from '#tests/booking-provider/open-mirror.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const openFake = async (classes: FakeClass[] = []) => {
  const fake = await startFakeMariana({ classes, locations: 3 });
  onTestFinished(() => fake.close());
  return fake;
};

const check = async (env: Parameters<typeof checkBooking>[0]) => {
  let text = '';
  try {
    for await (const line of checkBooking(env)) text += line;
  } catch (error) {
    text += `! ${(error as Error).message}`;
  }
  return text;
};

describe('booking check', () => {
  test('prints what was found and what does not map', async () => {
    // The command reads the real clock.
    const fake = await openFake(makeClasses(studioDay(Date.now()), { locations: 3, days: 3, perDay: 6 }));
    Object.assign(fake.data.locations[2] ?? {}, { timezone: 'America/Chicago' });
    Object.assign(fake.data.classes[0] ?? {}, { raw: { start_datetime: 'sometime' } });
    const text = await check(settingsFor(fake));
    expect(text).toContain('4 locations, 3 of them mapped');
    expect(text).toMatch(/"999": "our-studio",\s+"Warehouse"/);
    expect(text).toContain('"Davie": "America/Chicago"');
    expect(text).not.toContain('US/Eastern');
    expect(text).toContain('54 classes from');
    expect(text).toContain('53 of them for our pages');
    expect(text).toContain('1 × the start is no instant with a zone');
    expect(text).toMatch(/"11": "flow",\s+"Hot Flow 60"/);
    expect(text).toMatch(/"14": "other",\s+"Breath and Cold"/);
    expect(text).toMatch(/"78": "our-instructor",\s+"Noor Haddad"/);
    expect(text).not.toContain('"77"');
  });

  test('with an empty file it lists the locations to copy, and requests nothing else', async () => {
    const fake = await openFake();
    const path = join(temporaryFolder(), 'map.json');
    writeFileSync(path, '{"locations": {}}');
    const text = await check(settingsFor(fake, { BOOKING_MAP: path }));
    expect(text).toContain('4 locations, 0 of them mapped');
    expect(text).toMatch(/"902": "davie",\s+"Davie"/);
    expect(text).toMatch(/! BOOKING_MAP names no location yet: copy the lines above/);
    expect(fake.requests.filter(({ url }) => fake.api.isClassList(url))).toEqual([]);
  });

  test('ends with one clear line when the provider does not respond or nothing maps', async () => {
    const fake = await openFake();
    expect(await check(settingsFor(fake))).toMatch(/! No class of the provider is for our pages/);
    fake.misbehave(() => 'html');
    expect(await check(settingsFor(fake))).toMatch(/! The check ended here: .* instead of JSON/);
  });

  test('the embedded provider has nothing to check', async () => {
    expect(await check(readEnv({ NODE_ENV: 'test' }))).toMatch(
      /^Nothing to check: BOOKING_PROVIDER is embedded\./,
    );
  });
});
