import { expect, test, vi } from 'vitest';

/** The error classes as one language's bundle has them. */
const openBundle = async () => {
  vi.resetModules();
  const { Overloaded } = await import('#server/limits/fair-queue/lane.ts');
  const { ScheduleShrank } = await import('#server/integrations/booking/mirror/write-round.ts');
  return { Overloaded, ScheduleShrank, ...(await import('./unavailable.ts')) };
};

test('an error of one language’s bundle is recognized in the other', async () => {
  const [english, spanish] = [await openBundle(), await openBundle()];
  expect(english.Overloaded).not.toBe(spanish.Overloaded);
  expect(new english.Overloaded()).toBeInstanceOf(spanish.Overloaded);
  expect(new english.Overloaded().name).toBe('Overloaded');
  // A class that extends another one is that one too, and not the other way round.
  expect(new english.ScheduleShrank()).toBeInstanceOf(spanish.Unavailable);
  expect(spanish.isUnavailable(new english.ScheduleShrank())).toBe(true);
  expect(new english.Unavailable()).not.toBeInstanceOf(spanish.ScheduleShrank);
});

test('another error, or none, is not recognized', async () => {
  const { Overloaded, Unavailable } = await openBundle();
  for (const thrown of [new Error('Overloaded'), new Unavailable(), 'Overloaded', null, undefined])
    expect(thrown).not.toBeInstanceOf(Overloaded);
});
