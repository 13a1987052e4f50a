import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Env, readEnv } from '#server/env.ts';
import { checkBooking } from '#server/integrations/booking/open-booking.ts';
import { backUp } from './backup.ts';
import { operate } from './operator.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Commands that test other systems, also while the database is down or belongs to another release. */
const outputWithoutDatabase = (env: Env, [noun, ...rest]: readonly string[]) => {
  if (noun === 'booking' && rest.join(' ') === 'check') return checkBooking(env);
  if (noun === 'mail') return sendTestMail(env, rest);
  return undefined;
};

async function* outputOf(env: Env, args: readonly string[]): AsyncGenerator<string> {
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const [noun, folder] = args;
    yield* noun === 'backup'
      ? backUp(database, env.DATA_DIR, folder)
      : operate(database, args, Date.now(), env.PUBLIC_URL);
  } finally {
    await database.close();
  }
}

/** `npm run operator`, with the same settings as the site. */
const main = async () => {
  const env = readEnv();
  const args = process.argv.slice(2);
  const output = outputWithoutDatabase(env, args) ?? outputOf(env, args);
  await pipeline(Readable.from(output), process.stdout, { end: false });
};

main().catch((error: NodeJS.ErrnoException & { expected?: boolean }) => {
  // `| head` closes the pipe, which is a normal end.
  if (error.code === 'EPIPE') return;
  console.error(error.expected ? error.message : error);
  process.exitCode = 1;
});
