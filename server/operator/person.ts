import { parseArgs } from 'node:util';
import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopes } from '#domain/staff/permissions.ts';
import { allLeads } from '#server/db/all-leads.ts';
import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { openFiles } from '#server/integrations/file-store/open-files.ts';
import { findByReference, findSubmission } from '#server/models/leads/submissions.ts';
import { type PersonKeys, personKeysOf } from '#server/models/privacy/consents.ts';
import { erasePerson } from '#server/models/privacy/erasures.ts';
import { legalHoldUntil } from '#server/models/privacy/legal-holds.ts';
import { exportPerson } from '#server/models/privacy/person-export.ts';
import { ticketsOfPerson } from '#server/models/privacy/same-person.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { staffKeyOf } from '#server/models/staff/staff-key.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { phoneKey } from '#server/models/tickets/search-terms.ts';
import { OperatorError } from './operator-error.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'FILE_STORE_URL' | 'STAFF_KEY'>;
type Command = { database: Database; env: Settings; keys: PersonKeys; now: Instant };

/** An operator has access to the database and may therefore read what Corporate reads. */
const operatorPrincipal: Principal = { id: '', role: 'Corporate', studios: [] };
const maxTickets = 100_000;

/** The keys of a person, from the id or reference of a submission, an email address or a phone number. */
const keysOf = async ({ kysely }: Database, given: string): Promise<PersonKeys> => {
  if (given.includes('@')) return { email: given.toLowerCase(), phone: '' };
  const submission = (await findSubmission(kysely, given)) ?? (await findByReference(kysely, given));
  const keys = submission ? personKeysOf(submission) : { email: '', phone: phoneKey(given) };
  if (keys.email === '' && keys.phone.length < 10)
    throw new OperatorError(
      'Give an email address, a phone with ten digits, or the id or reference of a submission.',
    );
  return keys;
};

const nothingStored = 'Nothing is stored with this email address or phone.';

/** Throws when nothing is stored for the person, so that a mistyped email address is noticed. */
const storedOf = async ({ database: { kysely }, keys }: Command) => {
  const tickets = await ticketsOfPerson(kysely, readableScopes(operatorPrincipal), keys, maxTickets);
  const account = await allLeads(kysely)
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', keys.email)
    .executeTakeFirst();
  if (!account && tickets.length === 0) throw new OperatorError(nothingStored);
  return { tickets, hasAccount: account !== undefined };
};

async function* exportStored(command: Command): AsyncGenerator<string> {
  const { database, env, keys, now } = command;
  await storedOf(command);
  const { store } = openFiles(env);
  try {
    await writeAuditLog(
      database.kysely,
      systemActor,
      { action: 'person.export', detail: { format: 'json' } },
      now,
    );
    yield* exportPerson(
      { db: database.kysely, openFile: store.open },
      { member: operatorPrincipal, keys, format: 'json', now },
    );
  } finally {
    await store.close();
  }
}

/** Prints what an erasure would do, and changes nothing. */
async function* previewErasure(command: Command): AsyncGenerator<string> {
  const { tickets, hasAccount } = await storedOf(command);
  for (const { reference, form, created_at } of tickets) {
    const until = legalHoldUntil(form, created_at, command.now);
    const what = until ? `stays until ${until}: the law wants it stored` : 'goes';
    yield `${new Date(created_at).toISOString().slice(0, 10)}  ${reference}  ${form.padEnd(18)}  ${what}\n`;
  }
  if (hasAccount) yield 'The account of the website goes.\n';
  yield `${tickets.length} submissions. Nothing is erased yet: add --yes to erase. It cannot be undone.\n`;
}

async function* eraseStored({ database, env, keys, now }: Command): AsyncGenerator<string> {
  const key = staffKeyOf(env);
  if (!key)
    throw new OperatorError(
      'Set STAFF_KEY, the same as for the site: an erasure is remembered by a keyed hash.',
    );
  const { store } = openFiles(env);
  try {
    const services = { database, key, dataDir: env.DATA_DIR, remove: store.remove };
    const result = await erasePerson(services, { actor: systemActor, keys, now });
    const { submissions, files, accounts, legalHolds, failed } = result;
    if (Object.values(result).every((count) => count === 0))
      throw new OperatorError(
        `${nothingStored} It is remembered as erased: what a restored backup brings back goes too.`,
      );
    yield `Erased: ${submissions} submissions, ${files} files, ${accounts} accounts.\n`;
    if (legalHolds > 0)
      yield `${legalHolds} stay for now: the law wants them stored. They go when that time is over.\n`;
    if (failed > 0)
      yield `${failed} could not be deleted yet: files, or the log of the database. The daily job tries again.\n`;
  } finally {
    await store.close();
  }
}

/** `person export KEY` and `person erase KEY [--yes]`. */
export async function* personCommand(
  database: Database,
  env: Settings,
  args: readonly string[],
  now: Instant,
): AsyncGenerator<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [verb, given] = positionals;
  if (!given || (verb !== 'export' && verb !== 'erase'))
    throw new OperatorError('person export KEY, or person erase KEY [--yes].');
  const command = { database, env, keys: await keysOf(database, given), now };
  if (verb === 'export') yield* exportStored(command);
  else yield* values.yes ? eraseStored(command) : previewErasure(command);
}
