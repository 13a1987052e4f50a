import { afterAll } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeBooking } from '#tests/booking-contract/booking-contract.ts';
import type { OpenFixture } from '#tests/booking-contract/fixture.ts';
import { startFakeOffset } from './fake-offset.ts';
import { offsetBooking } from './offset-provider.ts';

const today = '2026-11-15';
const fakes: Awaited<ReturnType<typeof startFakeOffset>>[] = [];
afterAll(() => Promise.all(fakes.map((fake) => fake.close())));

const open: OpenFixture = async ({ timeoutMs }) => {
  const fake = await startFakeOffset(today, [48717, 48750]);
  fakes.push(fake);
  return {
    booking: offsetBooking({ url: fake.url, timeoutMs }),
    locationId: '48750',
    from: today,
    to: addDays(today, 3),
    renameLocation: async (id, name) => {
      for (const place of fake.data.Locations) if (String(place.Id) === id) place.Name = name;
    },
    cancelClass: async (id) => {
      for (const one of fake.data.Classes) if (String(one.Id) === id) one.IsCanceled = true;
    },
    setAway: (isAway) => {
      fake.state.isAway = isAway;
    },
    probe: () => fetch(`${fake.url}/site/locations`),
    hang: async () => {
      fake.state.isHanging = true;
      return async () => {
        fake.state.isHanging = false;
      };
    },
  };
};

describeBooking('a provider of another kind', open, {
  canHang: true,
  isExternal: true,
  hasBackgroundWork: false,
});
