import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioDay } from '#domain/dates.ts';
import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { createClient } from '#server/integrations/booking/mirror/client.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { compareShapes } from '../../scripts/booking/compare-shapes.ts';
import { recordResponses } from '../../scripts/booking/record.ts';
import { makeClasses } from './fake-data.ts';
import { type FakeSystem, startFakeMariana } from './fake-system.ts';

let fake: FakeSystem;
beforeAll(async () => {
  fake = await startFakeMariana({
    classes: makeClasses(studioDay(Date.now()), { locations: 2, days: 3, perDay: 6 }),
    locations: 2,
  });
});
afterAll(() => fake.close());

test('a recording has the responses that the tests need, and no personal data', async () => {
  const folder = join(temporaryFolder(), 'recorded');
  mkdirSync(folder);
  Object.assign(fake.data.classes[0] ?? {}, {
    name: 'Flow with Noor',
    raw: { reservations: [{ id: '1', user: { first_name: 'Ana', email: 'ana@example.com' } }] },
  });
  const names = await recordResponses(fake.url, folder);
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.json`).sort());
  expect(names).toContain('class-pick-a-spot');
  const all = names.map((name) => readFileSync(join(folder, `${name}.json`), 'utf8')).join('');
  for (const personal of [
    'Noor',
    'Haddad',
    'Marisol',
    'Amman',
    'ana@',
    'Ana"',
    'front-desk@',
    '305-555',
    'pictures.example',
  ])
    expect(all, personal).not.toContain(personal);
  const list = JSON.parse(readFileSync(join(folder, 'classes-page-1.json'), 'utf8'));
  expect(list.status).toBe(200);
  expect(list.body.results).toHaveLength(3);
  expect(list.body.results[0].instructors[0].name).toMatch(/^Teacher \d$/);
});

test('booking:shapes prints the field that changed', async () => {
  const { getJson } = createClient(marianaTek, {
    BOOKING_URL: fake.url,
    BOOKING_TOKEN: null,
    PUBLIC_URL: 'https://www.heliora.example',
  });
  expect(await compareShapes(getJson)).toMatchObject({ isDifferent: false });
  Object.assign(fake.data.classes[1] ?? {}, {
    raw: { class_type: { id: '11', name: 'Flow', duration: 'an hour' } },
  });
  const { lines, isDifferent } = await compareShapes(getJson);
  expect(isDifferent).toBe(true);
  expect(lines.join('\n')).toMatch(
    /classes: 36 records, different\n {2}class_type\.duration: .* \(1 of 36\)/,
  );
});
