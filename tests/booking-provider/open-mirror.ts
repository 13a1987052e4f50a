import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { createClient } from '#server/integrations/booking/mariana-tek/api/client.ts';
import { parseMapping } from '#server/integrations/booking/mariana-tek/mapping.ts';
import { createSync } from '#server/integrations/booking/mariana-tek/mirror/sync.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type FakeMariana, startFakeMariana } from './fake-mariana.ts';
import { type FakeClass, makeClasses, oddClasses, todayOf } from './mariana-data.ts';

export const firstDay = todayOf(seededNow);

export const settingsFor = (fake: FakeMariana, more: Record<string, string> = {}) => {
  const path = join(temporaryFolder(), `${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(fake.mapping()));
  return readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    BOOKING_PROVIDER: 'mariana-tek',
    BOOKING_URL: fake.url,
    BOOKING_MAP: path,
    ...more,
  });
};

/** The fake provider with a few days of classes at three studios, and the sync against it. */
export const openMirror = async (
  database: Database,
  {
    classes = [...makeClasses(firstDay, { locations: 3, days: 5, perDay: 6 }), ...oddClasses(firstDay)],
    clock = adjustableClock(),
    fake,
  }: { classes?: FakeClass[]; clock?: ReturnType<typeof adjustableClock>; fake?: FakeMariana } = {},
) => {
  const provider = fake ?? (await startFakeMariana({ classes, locations: 3 }));
  if (!fake) onTestFinished(() => provider.close());
  const env = settingsFor(provider);
  const client = createClient(env, { clock });
  const mapping = parseMapping(JSON.stringify(provider.mapping()));
  const sync = createSync({ env, database, clock, client, mapping });
  const stored = () => database.kysely.selectFrom('classes').selectAll().orderBy('id').execute();
  return { fake: provider, sync, clock, client, mapping, env, stored };
};
