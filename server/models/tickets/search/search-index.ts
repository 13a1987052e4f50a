import { sql } from 'kysely';
import type { Scope } from '#domain/staff/scopes.ts';
import { isPostgres, type Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';

export type WordRow = { word: string; scope: Scope; ticket_id: string };

const byKey = (a: WordRow, b: WordRow) =>
  a.word === b.word ? a.scope - b.scope || (a.ticket_id < b.ticket_id ? -1 : 1) : a.word < b.word ? -1 : 1;

/** One statement for any number of words, so that it is prepared once; in the order of the key. */
export const insertWords = async (tx: Tx, rows: readonly WordRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const list = JSON.stringify(rows.toSorted(byKey));
  const source = isPostgres(tx)
    ? sql`select word, scope, ticket_id from jsonb_to_recordset(${list}::jsonb)
          as listed (word text, scope integer, ticket_id text)`
    : sql`select value ->> 'word', value ->> 'scope', value ->> 'ticket_id' from json_each(${list}) where true`;
  await sql`insert into ticket_words (word, scope, ticket_id) ${source} on conflict do nothing`.execute(tx);
};

/** After a move, every word of the ticket gets the new scope. */
export const moveWords = async (tx: Tx, ticketId: string, scope: Scope): Promise<void> => {
  await unscoped(tx).updateTable('ticket_words').set({ scope }).where('ticket_id', '=', ticketId).execute();
};
