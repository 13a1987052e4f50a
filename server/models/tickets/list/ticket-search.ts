import { type RawBuilder, sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { allScopes } from '#domain/staff/scopes.ts';
import { type Db, isPostgres } from '#server/db/connect.ts';
import { nearWords, type Term } from '#server/models/tickets/search-terms.ts';
import type { IdInterval } from './id-interval.ts';
import { countUpTo, type IdPage, maxTested, newestIds, type TableRanges } from './ticket-ranges.ts';

/**
 * How many words a search tries for a prefix, and for a misspelled word. With a lower number, a short prefix
 * would find less until the next letter is typed.
 */
const maxWords = 12;
/**
 * The most ranges of one statement (SQLite allows 500). Up to this number each scope has its own range, so
 * members of few studios read only tickets of their own scopes.
 */
const maxRanges = 60;

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
    select word from found where word is not null limit ${maxWords}`.execute(db);
  return rows.map(({ word }) => word);
};

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

/** `+scope` excludes the key (word, scope, id), in which the ids of several scopes are not in order. */
const rangesOfWords = (words: readonly string[], scopes: MemberScopes): TableRanges => ({
  table: 'ticket_words',
  ranges:
    words.length * scopes.length <= maxRanges
      ? words.flatMap((word) => scopes.map((scope) => sql`word = ${word} and scope = ${scope}`))
      : words.map((word) =>
          scopes.length === allScopes.length
            ? sql`word = ${word}`
            : sql`word = ${word} and +scope in (${sql.join(scopes)})`,
        ),
});

/**
 * The newest tickets that have a word of every term and pass the test. The tickets of the rarest term are
 * read and the others tested, so that a common word does not read all its tickets.
 */
export const ticketsWithTerms = async (
  db: Db,
  terms: readonly Term[],
  scopes: MemberScopes,
  test: RawBuilder<unknown>,
  interval: IdInterval,
  limit: number,
): Promise<IdPage> => {
  const found = [];
  for (const { words: typed, prefix } of terms) {
    const words = [...new Set([...typed, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])];
    const ranges = rangesOfWords(words, scopes);
    const counted = await countUpTo(db, ranges, interval, Math.ceil(maxTested / words.length));
    found.push({ ...ranges, words, counted });
  }
  // Of two terms not counted to their ends, the counted tickets of the rarer one go further back in time.
  const [rarest, ...others] = found.sort(({ counted: a }, { counted: b }) =>
    a.from === b.from ? a.count - b.count : a.from < b.from ? -1 : 1,
  );
  if (!rarest) return { ids: [], next: null };
  const hasWord = others.map(
    ({ words }) =>
      sql`(select 1 from ticket_words where ticket_id = found.id and word in (${sql.join(words)}) limit 1) = 1`,
  );
  return newestIds(db, rarest, interval, limit, { tests: [...hasWord, test], counted: rarest.counted });
};
