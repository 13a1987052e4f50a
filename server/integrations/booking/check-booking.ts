import type { Db } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { checkMarianaTek } from './mariana-tek/check.ts';

async function* checkEmbedded(): AsyncGenerator<string> {
  yield 'Nothing to check: BOOKING_PROVIDER is embedded. Classes come from our own tables, and no other system is asked.\n';
}

/** A provider without a line here does not compile. */
const checks: Record<Env['BOOKING_PROVIDER'], (env: Env, db: Db) => AsyncGenerator<string>> = {
  embedded: checkEmbedded,
  'mariana-tek': checkMarianaTek,
};

/** `operator booking check`: writes nothing; an error ends the command with exit code 1. */
export const checkBooking = (env: Env, db: Db): AsyncGenerator<string> =>
  checks[env.BOOKING_PROVIDER](env, db);
