import { parseArgs } from 'node:util';
import type { Instant } from '#domain/dates.ts';
import { formKinds, isFormKind } from '#domain/forms/forms.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { lastRuns } from '#server/models/privacy/retention.ts';
import { markLeadGenuine } from '#server/models/tickets/changes/change-ticket.ts';
import { retryNow } from '#server/outbox/outbox.ts';
import { listOutbox } from '#server/outbox/outbox-entries.ts';
import { managersAsText, setManagers } from './managers.ts';
import { OperatorError } from './operator-error.ts';
import { disableStaff, inviteStaff, staffAsText } from './staff.ts';
import { exportAsCsv, exportAsJson, listAsText, showAsText } from './submissions.ts';

const usage = `Usage: npm run operator -- <command>

  submissions list [--form KIND] [--since DATE] [--spam] [--limit N]
  submissions show ID
  submissions release ID
  submissions export --csv | --json [--form KIND] [--since DATE] [--spam]
  outbox list [--state parked|pending|held|done] [--limit N]
  outbox release ID | --all
  managers list
  managers set STUDIO|central TOPIC EMAIL[,EMAIL]
  staff list
  staff invite EMAIL --role ROLE --name NAME [--studio STUDIO[,STUDIO]]
  staff invite EMAIL --again
  staff disable EMAIL
  retention
  backup FOLDER
  mail test EMAIL
  booking check

Without --spam, submissions classified as spam are left out; "submissions release" marks one as genuine and sends its mails
and leads. "outbox release" retries parked and waiting entries now; --all leaves parked replies to the members of the team.
"managers" are the mailboxes that get the submissions: new content never changes the ones you set. "central" gets those
without a studio, and those of a studio without mailboxes.
"staff" are the accounts of /staff. "invite" prints a link that works once, for 24 hours; --again removes all factors of an
existing account and prints a new link. Roles: Corporate, Studio_Manager, Front_Desk, Teacher.
"retention" shows what the last runs of the daily job deleted.
"backup" copies the embedded database, uploads and mailbox while the site runs.
"mail test" sends one mail with the settings of the site and prints the response of the mail server.
"booking check" reads the booking provider once and prints what it found and what does not map. With the embedded provider
there is nothing to check.
`;

const options = {
  form: { type: 'string' },
  since: { type: 'string' },
  spam: { type: 'boolean' },
  limit: { type: 'string' },
  state: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  role: { type: 'string' },
  name: { type: 'string' },
  studio: { type: 'string' },
  again: { type: 'boolean' },
} as const;

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
};
type Values = ReturnType<typeof readOptions>['values'];

/** The lines of the usage text for a command. */
const usageOf = (...words: readonly string[]): string[] =>
  usage.split('\n').filter((line) => `${line} `.startsWith(`  ${words.join(' ')} `));

/** An option that would be ignored is refused: `outbox list --form contact` would list all forms. */
const refuseForeignOptions = (noun: string, verb: string, values: Values): void => {
  const lines = usageOf(noun, verb);
  const taken = new Set(lines.join(' ').match(/--[a-z]+/g));
  const foreign = Object.keys(values).filter((name) => !taken.has(`--${name}`));
  if (lines.length > 0 && foreign.length > 0)
    throw new OperatorError(`"${noun} ${verb}" takes no --${foreign[0]}:\n${lines.join('\n')}`);
};

const unknownCommand = (positionals: readonly string[]): OperatorError => {
  const lines = usageOf(positionals[0] ?? '');
  return new OperatorError(
    lines.length > 0
      ? `There is no command "${positionals.join(' ')}". There are:\n${lines.join('\n')}`
      : usage,
  );
};

const instantOf = (since: string | undefined) => {
  if (since === undefined) return undefined;
  const instant = Date.parse(since);
  if (Number.isNaN(instant)) throw new OperatorError(`--since ${since} is not a date such as 2026-11-15.`);
  return instant;
};
const limitOf = ({ limit = '50' }: Values) => {
  if (!/^[1-9]\d{0,5}$/.test(limit))
    throw new OperatorError(`--limit ${limit} is not a number between 1 and 999999.`);
  return Number(limit);
};
const kindOf = (form: string | undefined) => {
  if (form === undefined || isFormKind(form)) return form;
  throw new OperatorError(`--form is one of ${formKinds.join(', ')}.`);
};
const filterOf = ({ form, since, spam = false }: Values) => {
  const instant = instantOf(since);
  const kind = kindOf(form);
  return {
    isSpam: spam,
    ...(kind ? { formKind: kind } : {}),
    ...(instant === undefined ? {} : { since: instant }),
  };
};

const states: readonly OutboxState[] = ['parked', 'pending', 'held', 'done'];
async function* outboxAsText(db: Db, values: Values): AsyncGenerator<string> {
  const state = (values.state ?? 'parked') as OutboxState;
  if (!states.includes(state)) throw new OperatorError(`--state is one of ${states.join(', ')}.`);
  for (const entry of await listOutbox(db, state, limitOf(values))) {
    const [word, at] = entry.sendingAt ? ['sending since', entry.sendingAt] : ['due', entry.runAt];
    const due = state === 'pending' ? `  ${word} ${new Date(at).toISOString()}` : '';
    const error = entry.lastError ? `\n    ${entry.lastError.replace(/\s+/g, ' ')}` : '';
    yield `${entry.id}  ${entry.kind.padEnd(18)}  ${entry.formKind}  ${entry.email}  tries ${entry.attempts}${due}${error}\n`;
  }
}

async function* showOne(db: Db, id: string | undefined): AsyncGenerator<string> {
  const text = id && (await showAsText(db, id));
  if (!text) throw new OperatorError(`There is no submission ${id ?? ''}.`);
  yield text;
}

async function* markOneGenuine(
  { transact }: Database,
  id: string | undefined,
  now: Instant,
): AsyncGenerator<string> {
  if (!id) throw new OperatorError('Give the id of a submission.');
  const count = await transact((tx) => markLeadGenuine(tx, id, now));
  if (count === undefined) throw new OperatorError(`No submission ${id} is marked as spam.`);
  yield `Marked as genuine. Deliveries to send: ${count}.\n`;
}

async function* retryEntries(
  db: Db,
  id: string | undefined,
  values: Values,
  now: Instant,
): AsyncGenerator<string> {
  if (!id && !values.all) throw new OperatorError('Give the id of an entry, or --all.');
  const count = await retryNow(db, now, id);
  if (id && count === 0) throw new OperatorError(`No parked or waiting entry ${id}.`);
  yield `${count} released.\n`;
}

/** The record that personal data was deleted when its period was over (docs/decisions/028-retention.md). */
async function* retentionAsText(db: Db): AsyncGenerator<string> {
  const runs = await lastRuns(db, 10);
  if (runs.length === 0) yield 'no run yet\n';
  for (const { at, counts } of runs) {
    const { submissions, files, lines, failed } = counts;
    const problem = failed > 0 ? `, ${failed} waiting for their files` : '';
    yield `${new Date(at).toISOString().slice(0, 16)}  ${submissions} submissions, ${files} files, ${lines} lines of the staff log${problem}\n`;
  }
}

/** Runs one command. The output is a stream, so that a large export needs little memory. */
export const operate = (
  database: Database,
  args: readonly string[],
  now: Instant = Date.now(),
  publicUrl = 'http://localhost:3000',
): AsyncGenerator<string> => {
  const { kysely: db } = database;
  const { positionals, values } = readOptions(args);
  const [noun, verb, id, ...rest] = positionals;
  if (noun === 'retention' && verb === undefined) return retentionAsText(db);
  refuseForeignOptions(noun ?? '', verb ?? '', values);
  switch (`${noun} ${verb}`) {
    case 'submissions list':
      return listAsText(db, { ...filterOf(values), limit: limitOf(values) });
    case 'submissions show':
      return showOne(db, id);
    case 'submissions release':
      return markOneGenuine(database, id, now);
    case 'submissions export':
      if (Boolean(values.csv) === Boolean(values.json))
        throw new OperatorError('Give either --csv or --json.');
      return values.csv ? exportAsCsv(db, filterOf(values)) : exportAsJson(db, filterOf(values));
    case 'outbox list':
      return outboxAsText(db, values);
    case 'outbox release':
      return retryEntries(db, id, values, now);
    case 'managers list':
      return managersAsText(db);
    case 'managers set':
      return setManagers(database, [id ?? '', ...rest]);
    case 'staff list':
      return staffAsText(db);
    case 'staff invite':
      return inviteStaff(database, id, values, now, publicUrl);
    case 'staff disable':
      return disableStaff(database, id, now);
    default:
      throw unknownCommand(positionals);
  }
};
