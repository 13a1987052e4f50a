import { expect, test } from 'vitest';
import { createGetJson } from '#server/integrations/booking/mirror/client.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { marianaTek } from './mariana-tek.ts';

test('requests a bounded window, oldest class first, of these locations only', async () => {
  const fake = await startFakeMariana({ classes: [] });
  const env = { BOOKING_URL: fake.url, BOOKING_TOKEN: null, PUBLIC_URL: 'https://www.heliora.example' };
  const window = { firstDay: '2026-11-15', lastDay: '2026-11-29', locationIds: ['900', '901'] };
  await marianaTek.readClasses(createGetJson(marianaTek, env), window, () => {});
  expect(fake.requests.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    {
      location: '900,901',
      ordering: 'start_datetime',
      page: '1',
      page_size: '500',
      min_start_date: '2026-11-15',
      max_start_date: '2026-11-29',
    },
  ]);
  await fake.close();
});
