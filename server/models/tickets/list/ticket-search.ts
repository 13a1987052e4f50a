import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Term } from '#server/models/tickets/search-terms.ts';
import type { Bounds } from './list-filters.ts';
import { type Candidates, maxTested } from './matching-tickets.ts';
import { isInScopes } from './ticket-ranges.ts';

/** The most words with the typed prefix that a search reads. */
const maxPrefixWords = 12;
/** The most ranges with a scope in one statement: PostgreSQL plans a statement of fifty for longer than it executes it. */
const maxScopedRanges = 12;

const lastLetter = '\u{10ffff}';

/** Words of the index that begin with the prefix, found by a loose index scan: one seek per word. */
const wordsWithPrefix = async (db: Db, prefix: string): Promise<string[]> => {
  const end = prefix + lastLetter;
  const { rows } = await sql<{ word: string }>`
    with recursive found (word) as (
      select min(word) from ticket_words where word > ${prefix} and word < ${end}
      union all
      select (select min(word) from ticket_words where word > found.word and word < ${end})
      from found where found.word is not null
    )
    select word from found where word is not null limit ${maxPrefixWords}`.execute(db);
  return rows.map(({ word }) => word);
};

/** Counts end at the number that a call tests: of two terms with more tickets, either can be read first. */
const countOf = async (db: Db, words: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 from ticket_words
    where word in (${sql.join(words)}) limit ${maxTested}) counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

/** The words of each term, the term with the fewest tickets first. */
const wordsByTerm = async (db: Db, terms: readonly Term[]): Promise<string[][]> => {
  const counted: { words: string[]; count: number }[] = [];
  for (const term of terms) {
    const prefixed = term.prefix ? await wordsWithPrefix(db, term.prefix) : [];
    const words = [...new Set([...term.words, ...prefixed])];
    counted.push({ words, count: terms.length > 1 ? await countOf(db, words) : 0 });
  }
  return counted.sort((a, b) => a.count - b.count).map(({ words }) => words);
};

/** A subquery with a limit is executed for each ticket; with `exists` PostgreSQL may read all tickets of a common word. */
const hasAny = (words: readonly string[]): RawBuilder<unknown> => sql`(select 1 from ticket_words
  where ticket_id = tickets.id and word in (${sql.join(words)}) limit 1) = 1`;

/** Members who see many scopes read the index without the scope. */
const rangesOf = (words: readonly string[], scopes: readonly number[]): RawBuilder<unknown>[] =>
  words.length * scopes.length > maxScopedRanges
    ? words.map((word) => sql`word = ${word} ${isInScopes(scopes)}`)
    : words.flatMap((word) => scopes.map((scope) => sql`word = ${word} and scope = ${scope}`));

/** Tickets of the rarest term as candidates, and the other terms as conditions: a common word does not read all its tickets. */
export const candidatesWithTerms = async (
  db: Db,
  terms: readonly Term[],
  scopes: readonly number[],
  { from, before }: Bounds,
): Promise<Candidates> => {
  const [rarest = [], ...others] = await wordsByTerm(db, terms);
  return {
    ranges: rangesOf(rarest, scopes).map(
      (range) => sql`select ticket_id as id from ticket_words
        where ${range} and ticket_id > ${from} and ticket_id < ${before}`,
    ),
    conditions: others.map(hasAny),
  };
};
