import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studioDay } from '#domain/dates.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { openMirror, settingsFor } from '#tests/booking-provider/open-mirror.ts';
import { marianaSystem } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkMirror } from './check.ts';

const textOf = async (lines: AsyncGenerator<string>) => {
  let text = '';
  try {
    for await (const line of lines) text += line;
  } catch (error) {
    text += `! ${(error as Error).message}`;
  }
  return text;
};

describeOnBothDatabases('booking check', (openDatabase) => {
  test('prints what was found, what does not map and what would change, and writes nothing', async () => {
    const database = await openDatabase('seeded');
    // The command reads the real clock.
    const classes = makeClasses(studioDay(Date.now()), { locations: 3, days: 3, perDay: 6 });
    const { fake, env, stored } = await openMirror(database, { classes });
    Object.assign(fake.data.locations[2] ?? {}, { timezone: 'America/Chicago' });
    Object.assign(fake.data.classes[0] ?? {}, { raw: { start_datetime: 'sometime' } });
    const before = await stored();
    const text = await textOf(checkMirror(marianaSystem.provider, env, database.kysely));
    expect(text).toContain('4 locations, 3 of them mapped');
    expect(text).toMatch(/"999": "our-studio",\s+"Warehouse"/);
    expect(text).toContain('"Davie": "America/Chicago"');
    expect(text).not.toContain('US/Eastern');
    expect(text).toContain('54 classes from');
    expect(text).toContain('53 of them for our pages');
    expect(text).toContain('1 × the start is no instant with a zone');
    expect(text).toMatch(/"11": "flow",\s+"Hot Flow 60"/);
    expect(text).toMatch(/"14": "other",\s+"Breath and Cold"/);
    expect(text).toMatch(/"78": "our-teacher",\s+"Noor Haddad"/);
    expect(text).not.toContain('"77"');
    expect(text).toMatch(/would add 53 classes, change 0 and cancel 0\. Nothing was written/);
    expect(await stored()).toEqual(before);
  });

  test('works before the first start of the site, when its tables are empty', async () => {
    const database = await openDatabase('empty');
    const classes = makeClasses(studioDay(Date.now()), { locations: 3, days: 1, perDay: 6 });
    const { env } = await openMirror(database, { classes });
    expect(await textOf(checkMirror(marianaSystem.provider, env, database.kysely))).toMatch(
      /would add 18 classes, change 0/,
    );
  });

  test('with an empty file it lists the locations to copy, and requests nothing else', async () => {
    const database = await openDatabase('seeded');
    const { fake } = await openMirror(database, { classes: [] });
    const path = join(temporaryFolder(), 'map.json');
    writeFileSync(path, '{"locations": {}}');
    const text = await textOf(
      checkMirror(marianaSystem.provider, settingsFor(fake, { BOOKING_MAP: path }), database.kysely),
    );
    expect(text).toContain('4 locations, 0 of them mapped');
    expect(text).toMatch(/"902": "davie",\s+"Davie"/);
    expect(text).toMatch(/! BOOKING_MAP names no location yet: copy the lines above/);
    expect(fake.requests.filter(({ url }) => fake.api.isClassList(url))).toEqual([]);
  });

  test('ends with one clear line when the provider does not respond or nothing maps', async () => {
    const database = await openDatabase('seeded');
    const { fake, env } = await openMirror(database, { classes: [] });
    expect(await textOf(checkMirror(marianaSystem.provider, env, database.kysely))).toMatch(
      /! No class of the provider is for our pages/,
    );
    fake.misbehave(() => 'html');
    expect(await textOf(checkMirror(marianaSystem.provider, env, database.kysely))).toMatch(
      /! The check ended here: .* instead of JSON/,
    );
  });
});
