import type { Instant } from '#domain/dates.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { FormServices } from '#server/forms/store-form.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import type { Clock } from '#server/time/clock.ts';
import { refusedMail } from '#words/staff/demo.ts';
import { send } from './demo-leads.ts';
import { planDemo } from './demo-plan.ts';
import { addTeam, demoDomain, hasTeam, signInLines } from './demo-team.ts';
import { workOn } from './demo-work.ts';

type DemoServices = {
  database: Database;
  clock: Clock;
  forms: FormServices;
  env: { PUBLIC_URL: string };
};

const refusal =
  'STAFF_DEMO=1 fills nothing and opens no account here: this database has leads or staff of its own. Set another DATA_DIR to see the demo.';

/** Whether the database contains leads or accounts with a real email address, not part of the demo. */
const hasRealData = async (db: Db): Promise<boolean> => {
  for (const table of ['submissions', 'staff'] as const) {
    const real = await unscoped(db)
      .selectFrom(table)
      .select('id')
      .where('email', 'not like', `%${demoDomain}`)
      // An erased submission has an empty email address.
      .where('email', '<>', '')
      .limit(1)
      .executeTakeFirst();
    if (real) return true;
  }
  return false;
};

/** Marks the mails of the demo as sent, and one as refused, without sending any. */
const settleDeliveries = async ({ kysely }: Database): Promise<void> => {
  const refused = unscoped(kysely)
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'confirm-to-visitor')
    .where('state', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(1);
  await unscoped(kysely)
    .updateTable('outbox')
    .set({ state: 'parked', attempts: 1, last_error: refusedMail })
    .where('id', 'in', refused)
    .execute();
  await unscoped(kysely)
    .updateTable('outbox')
    .set((eb) => ({ state: 'done', attempts: 1, done_at: eb('created_at', '+', 2000) }))
    .where('state', '=', 'pending')
    .execute();
};

/** One transaction: an interrupted start leaves nothing, and of two processes only one fills the database. */
const fill = async ({ database, forms, env }: DemoServices, now: Instant): Promise<void> => {
  const random = seededRandom('demo');
  await database.kysely.transaction().execute(async (tx) => {
    const inside: Database = { ...database, kysely: tx, transact: (work) => work(tx) };
    const team = await addTeam(tx, now);
    if (!team) return;
    let time = now;
    const past: FormServices = {
      ...forms,
      database: inside,
      clock: { now: () => time },
      limitPerMinute: 1000,
      notifyWorker: () => {},
    };
    for (const plan of planDemo(random, now)) {
      time = plan.at;
      await send(past, plan, env.PUBLIC_URL, random);
      await openBatch(inside, 1, time);
      const newest = unscoped(tx).selectFrom('tickets').selectAll().orderBy('id', 'desc').limit(1);
      await workOn({ tx, team, random, now }, await newest.executeTakeFirstOrThrow(), plan.steps);
    }
    await settleDeliveries(inside);
  });
};

/** Fills the demo if it does not exist. Returns lines: how to sign in, or why there is no demo. */
export const openDemo = async (services: DemoServices): Promise<string[]> => {
  const { kysely } = services.database;
  if (await hasRealData(kysely)) return [refusal];
  const now = services.clock.now();
  if (!(await hasTeam(kysely))) await fill(services, now);
  return signInLines(kysely, services.env.PUBLIC_URL, now);
};
