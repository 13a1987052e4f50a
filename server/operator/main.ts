import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { backUp } from './backup.ts';
import { operate } from './operator.ts';
import { OperatorError } from './operator-error.ts';

/** `npm run operator`: the staff side of the lead pipeline, with the same settings as the site. */
const main = async () => {
  const env = readEnv();
  const args = process.argv.slice(2);
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const output =
      args[0] === 'backup'
        ? backUp(database, env.DATA_DIR, args[1])
        : operate(database.kysely, args, Date.now(), env.PUBLIC_URL);
    await pipeline(Readable.from(output), process.stdout, { end: false });
  } finally {
    await database.close();
  }
};

main().catch((error: NodeJS.ErrnoException) => {
  // `| head` closes the pipe, which is a normal end.
  if (error.code === 'EPIPE') return;
  console.error(error instanceof OperatorError || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
});
