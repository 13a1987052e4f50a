import { sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { type Db, isPostgres } from '#server/db/connect.ts';
import { nearWords, type Term } from '#server/models/tickets/search/search-terms.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { isInScopes } from './first-tickets.ts';
import { allOf, type Condition } from './list-filters.ts';

const lastLetter = '\u{10ffff}';
/**
 * How many words a search tries for a prefix, and for a misspelled word. With a lower number, a short prefix
 * would find less until the next letter is typed.
 */
const maxWords = 12;

/** Those of the words that are in the index: one seek per word. */
const knownWords = async (db: Db, words: readonly string[]): Promise<string[]> => {
  const list = JSON.stringify(words);
  const listed = isPostgres(db)
    ? sql`jsonb_array_elements_text(${list}::jsonb) listed (word)`
    : sql`(select value as word from json_each(${list})) listed`;
  const { rows } = await sql<{ word: string }>`
    select listed.word from ${listed}
    where (select 1 from ticket_words where word = listed.word limit 1) = 1 limit ${maxWords}`.execute(db);
  return rows.map(({ word }) => word);
};

/** The terms with the words of the index that differ by one letter; null when there are none. */
export const nearTerms = async (db: Db, terms: readonly Term[]): Promise<Term[] | null> => {
  const near: Term[] = [];
  for (const term of terms)
    near.push({ ...term, words: [...term.words, ...(await knownWords(db, nearWords(term.words[0] ?? '')))] });
  return near.some(({ words }, at) => words.length > (terms[at]?.words.length ?? 0)) ? near : null;
};

/** The first words that begin with the prefix, found by a loose index scan: one seek per word. */
const wordsWithPrefix = async (db: Db, prefix: string): Promise<string[]> => {
  const end = prefix + lastLetter;
  const { rows } = await sql<{ word: string }>`
    with recursive found (word) as (
      select min(word) from ticket_words where word > ${prefix} and word < ${end}
      union all
      select (select min(word) from ticket_words where word > found.word and word < ${end})
      from found where found.word is not null
    )
    select word from found where word is not null limit ${maxWords}`.execute(db);
  return rows.map(({ word }) => word);
};

/** Ids that are read at once. The tickets of most searches are fewer. */
const atOnce = 500;

/**
 * The newest ids before this one with a word of every term. The ids of a single term are read in their order,
 * word by word: a word of every message is not read whole. The first page has no condition on the id, with
 * which SQLite would read a word in all scopes.
 */
const idsWithWords = async (
  db: Db,
  terms: readonly (readonly string[])[],
  scopes: MemberScopes,
  before: string | null,
): Promise<string[]> => {
  const [only = [], ...others] = terms;
  const end = sql`${isInScopes(scopes)} ${before === null ? sql`` : sql`and ticket_id < ${before}`}`;
  const newest = sql`order by ticket_id desc limit ${atOnce}`;
  const parts =
    others.length === 0
      ? only.map(
          (word) => sql`select * from
            (select ticket_id from ticket_words where word = ${word} ${end} ${newest}) part`,
        )
      : terms.map(
          (words) => sql`select ticket_id from ticket_words where word in (${sql.join(words)}) ${end}`,
        );
  const { rows } = await sql<{ ticket_id: string }>`
    ${sql.join(parts, others.length === 0 ? sql` union ` : sql` intersect `)} ${newest}`.execute(db);
  return rows.map(({ ticket_id }) => ticket_id);
};

type Wanted = {
  terms: readonly Term[];
  scopes: MemberScopes;
  conditions: readonly Condition[];
  /** An id: the tickets before it. */
  before: string | null;
  limit: number;
};

/** The newest tickets that have a word of every term and fulfill the conditions. */
export const ticketsWithTerms = async (
  db: Db,
  { terms, scopes, conditions, before, limit }: Wanted,
): Promise<TicketRecord[]> => {
  const found: TicketRecord[] = [];
  const words: string[][] = [];
  for (const { words: typed, prefix } of terms)
    words.push([...new Set([...typed, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])]);
  for (let cursor = before; ; ) {
    const ids = await idsWithWords(db, words, scopes, cursor);
    if (ids.length === 0) return found;
    // In a case, because SQLite would otherwise read all tickets of a box instead of looking up the ids.
    const { rows } = await sql<TicketRecord>`
      select * from tickets where id in (${sql.join(ids)})
        and case when ${allOf(conditions)} then 1 end = 1
      order by id desc limit ${limit - found.length}`.execute(db);
    found.push(...rows);
    const last = ids.at(-1);
    if (found.length >= limit || ids.length < atOnce || !last) return found;
    cursor = last;
  }
};
