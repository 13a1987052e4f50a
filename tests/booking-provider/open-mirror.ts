import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createGetJson } from '#server/integrations/booking/mirror/client.ts';
import { type Mapping, parseMapping } from '#server/integrations/booking/mirror/mapping.ts';
import { createSync } from '#server/integrations/booking/mirror/sync.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type FakeClass, makeClasses, oddClasses, todayOf } from './fake-data.ts';
import { type FakeSystem, startFakeSystem } from './fake-system.ts';
import { marianaSystem, type System, systems } from './systems.ts';

export const firstDay = todayOf(seededNow);

export const settingsFor = (fake: FakeSystem, more: Record<string, string> = {}) => {
  const path = join(temporaryFolder(), `${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(fake.mapping()));
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    BOOKING_URL: fake.url,
    BOOKING_MAP: path,
    ...more,
  });
  const { provider } = systems.find(({ api }) => api === fake.api) ?? marianaSystem;
  // Not by `readEnv`, which refuses the name of a provider that only tests have.
  return { ...env, BOOKING_PROVIDER: provider.name as Env['BOOKING_PROVIDER'] };
};

/** A fake system with a few days of classes at three studios, and the sync against it. */
export const openFakeMirror = async (
  database: Database,
  {
    system = marianaSystem,
    classes = [...makeClasses(firstDay, { locations: 3, days: 5, perDay: 6 }), ...oddClasses(firstDay)],
    clock = adjustableClock(),
  }: { system?: System; classes?: FakeClass[]; clock?: ReturnType<typeof adjustableClock> } = {},
) => {
  const { provider, api } = system;
  const fake = await startFakeSystem(api, { classes, locations: 3 });
  onTestFinished(() => fake.close());
  const env = settingsFor(fake);
  const getJson = createGetJson(provider, env, { clock });
  const mapping = parseMapping(JSON.stringify(fake.mapping()));
  /** The sync of this process or, called again, of another one. */
  const newSync = (more: { mapping?: Mapping } = {}) =>
    createSync({ provider, database, clock, getJson, mapping, ...more });
  const sync = newSync();
  const stored = () => database.kysely.selectFrom('classes').selectAll().orderBy('id').execute();
  return { provider, fake, sync, newSync, clock, getJson, mapping, env, stored };
};
