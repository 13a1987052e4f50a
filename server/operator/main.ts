import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { OperatorError, operate } from './operator.ts';

/** `npm run operator`: the staff side of the lead pipeline, on the same settings as the site. */
const main = async () => {
  const database = await openDatabase(readEnv());
  try {
    await migrate(database);
    await pipeline(Readable.from(operate(database.kysely, process.argv.slice(2))), process.stdout, {
      end: false,
    });
  } finally {
    await database.close();
  }
};

main().catch((error: NodeJS.ErrnoException) => {
  // `| head` closes the pipe: that is how it is meant to end.
  if (error.code === 'EPIPE') return;
  console.error(error instanceof OperatorError || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
});
