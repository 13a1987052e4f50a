/** The database work of a starting server: `node tests/databases/start-database.ts <settings> <day>`. */
import { type DatabaseSettings, openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import { refreshClasses } from '#server/integrations/booking/embedded/simulator/refresh.ts';

const [settings = '', day = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(settings) as DatabaseSettings);
const migrated = await migrate(database);
await syncContent(database);
const rolled = await refreshClasses(database, day);
await database.close();
console.log(JSON.stringify({ migrated, rolled }));
