import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Env, readEnv } from '#server/env.ts';
import { checkBooking } from '#server/integrations/booking/open-booking.ts';
import { backUp } from './backup.ts';
import { operate } from './operator.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Commands that need more than the database are here, the others in server/operator/operator.ts. */
const outputOf = (database: Database, env: Env, args: readonly string[]): AsyncGenerator<string> => {
  const [noun, ...rest] = args;
  if (noun === 'backup') return backUp(database, env.DATA_DIR, rest[0]);
  if (noun === 'booking' && rest.join(' ') === 'check') return checkBooking(env);
  if (noun === 'mail') return sendTestMail(env, rest);
  return operate(database, args, Date.now(), env.PUBLIC_URL);
};

/** `npm run operator`, with the same settings as the site. */
const main = async () => {
  const env = readEnv();
  const args = process.argv.slice(2);
  const database = await openDatabase(env);
  try {
    await migrate(database);
    await pipeline(Readable.from(outputOf(database, env, args)), process.stdout, { end: false });
  } finally {
    await database.close();
  }
};

main().catch((error: NodeJS.ErrnoException & { expected?: boolean }) => {
  // `| head` closes the pipe, which is a normal end.
  if (error.code === 'EPIPE') return;
  console.error(error.expected ? error.message : error);
  process.exitCode = 1;
});
