/** Fills the databases that tests copy. Arguments: the URL of PostgreSQL and the folder for SQLite. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseSettings, openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import { refreshClasses } from '#server/integrations/booking/embedded/simulator/refresh.ts';
import { seededDay } from './seeded-day.ts';

const [url = '', folder = ''] = process.argv.slice(2);

const prepare = async (settings: DatabaseSettings, isSeeded: boolean) => {
  const database = await openDatabase(settings);
  await migrate(database);
  if (isSeeded) {
    await syncContent(database);
    await refreshClasses(database, seededDay);
  }
  await database.close();
};

for (const state of ['empty', 'seeded']) {
  const isSeeded = state === 'seeded';
  await prepare({ DATABASE_URL: url.replace(/postgres$/, `template_${state}`), DATA_DIR: folder }, isSeeded);
  await prepare({ DATABASE_URL: null, DATA_DIR: join(folder, state) }, isSeeded);
  copyFileSync(join(folder, state, 'heliora.db'), join(folder, `${state}.db`));
}
