import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openMirror } from '#tests/booking-provider/open-mirror.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { checkBooking } from './open-booking.ts';

const textOf = async (lines: AsyncGenerator<string>) => {
  let text = '';
  for await (const line of lines) text += line;
  return text;
};

describeOnBothDatabases('booking check', (open) => {
  test('checks the configured provider; the embedded one has nothing to check', async () => {
    const database = await open('seeded');
    expect(await textOf(checkBooking(readEnv({ NODE_ENV: 'test' }), database.kysely))).toMatch(
      /^Nothing to check: BOOKING_PROVIDER is embedded\./,
    );
    const { env, fake } = await openMirror(database, { classes: [] });
    await expect(textOf(checkBooking(env, database.kysely))).rejects.toThrow(
      /No class of the provider is for our pages/,
    );
    expect(fake.requests.length).toBeGreaterThan(0);
  });
});
