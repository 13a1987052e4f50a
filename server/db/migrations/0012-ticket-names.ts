import { sql } from 'kysely';
import type { Engine, Tx } from '#server/db/connect.ts';
import type { Migration } from './migration.ts';

/** Lines of the log cannot be changed: the trigger that prevents it is off meanwhile. */
const renameInLog = async (tx: Tx, engine: Engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const isPostgres = engine === 'postgres';
  await run(
    isPostgres
      ? 'alter table staff_log disable trigger staff_log_stays'
      : 'drop trigger staff_log_stays_update',
  );
  for (const [from, to] of [
    ['ticket.nil', 'ticket.dismiss'],
    ['leads.export', 'tickets.export'],
    ['leads.exported', 'tickets.exported'],
  ])
    await run(`update staff_log set action = '${to}' where action = '${from}'`);
  // A bulk change stores its own kind and those of faster changes. PostgreSQL writes a space after the colon.
  for (const field of ['kind', 'what']) {
    const replaced = isPostgres
      ? `replace(detail::text, '"${field}": "nil"', '"${field}": "dismiss"')::jsonb`
      : `replace(detail, '"${field}":"nil"', '"${field}":"dismiss"')`;
    await run(`update staff_log set detail = ${replaced} where action = 'bulk.change'`);
  }
  await run(
    isPostgres
      ? 'alter table staff_log enable trigger staff_log_stays'
      : `create trigger staff_log_stays_update before update on staff_log
          begin select raise(abort, 'the log is append-only'); end`,
  );
};

/** Rows, columns, tables and indexes of tickets get the names that the code uses. */
export const ticketNames: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  for (const [from, to] of [
    ['unowned', 'unassigned'],
    ['waiting', 'in-touch'],
    ['nil', 'dismissed'],
  ])
    await run(`update tickets set box = '${to}' where box = '${from}'`);
  const renamedPayload =
    engine === 'postgres'
      ? `jsonb_set(payload, '{change,kind}', '"dismiss"')`
      : `json_set(payload, '$.change.kind', 'dismiss')`;
  await run(`update ticket_events set kind = 'dismiss', payload = ${renamedPayload} where kind = 'nil'`);
  await renameInLog(tx, engine);
  await run('alter table ticket_days rename column nil to dismissed');
  await run('alter table desk_versions rename to studio_versions');
  await run('alter table desk_state rename to ticket_opener_state');
  for (const [from, to, columns] of [
    ['tickets_of_owner', 'tickets_of_assignee', 'assignee_id, box, rank, id'],
    ['tickets_owner_in_scope', 'tickets_assignee_in_scope', 'scope, assignee_id, box, id'],
    ['tickets_owner_in_box', 'tickets_assignee_in_box', 'assignee_id, box, id'],
  ]) {
    await run(`drop index ${from}`);
    await run(`create index ${to} on tickets (${columns}) where assignee_id is not null`);
  }
};
