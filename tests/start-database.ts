/** What a starting server does to its database, as a process of its own: `node tests/start-database.ts <place> <day>`. */
import { type DatabaseLocation, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { roll } from '#server/integrations/booking/embedded/simulator/roll.ts';

const [place = '', day = ''] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(place) as DatabaseLocation);
const migrated = await migrate(database);
const rolled = await roll(database, day);
await database.close();
console.log(JSON.stringify({ migrated, rolled }));
