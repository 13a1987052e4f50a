import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

/** Stores submissions with one mail to managers each; returns their clock. */
export const fillOutbox = async (database: Database, count: number) => {
  const clock = adjustableClock();
  const intake = intakeOn(database, { clock });
  for (let n = 0; n < count; n++) {
    await storeSubmission(
      intake,
      testMetadata({ key: `k${n}` }),
      testInput({ entries: [entryForManagers(3, [])] }),
    );
  }
  return clock;
};

export const outboxEntries = ({ kysely }: Database) =>
  unscoped(kysely).selectFrom('outbox').selectAll().orderBy('created_at').execute();
