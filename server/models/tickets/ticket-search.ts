import { type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres } from '#server/db/connect.ts';
import type { Term } from './search-terms.ts';

/** A ticket that has a word, with the scope under which the word is stored. */
type Found = { id: string; scope: number };
/** One range of the index: the tickets of a scope that have a word, by id. */
type Range = { word: string; scope: number };
/** Exclusive bounds of the ids: ids begin with the time of arrival. */
export type Bounds = { from: string; before: string };

/** Longer than any id, so that the first page has a bound too. */
export const noBounds: Bounds = { from: '', before: 'g' };

/** So many words can begin with three letters; the search tries this many of them. */
const maxPrefixWords = 12;
/** Rows of the index that the first look into all ranges reads together, about. */
const firstLook = 700;

const lastLetter = '\u{10ffff}';

const newestFirst = (a: Found, b: Found) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const rangesOf = (words: readonly string[], scopes: readonly number[]): Range[] =>
  words.flatMap((word) => scopes.map((scope) => ({ word, scope })));

/** The list as a table `listed`: one parameter, so that a statement is the same whatever its length. */
const rangeTable = (db: Db, ranges: readonly Range[]): RawBuilder<unknown> => {
  const list = JSON.stringify(ranges);
  return isPostgres(db)
    ? sql`jsonb_to_recordset(${list}::jsonb) as listed (word text, scope integer)`
    : sql`(select value ->> 'word' as word, value ->> 'scope' as scope from json_each(${list})) listed`;
};

/** The newest `limit` tickets of each range: a seek and `limit` rows for a range, whatever the size. */
const newestInEach = async (
  db: Db,
  ranges: readonly Range[],
  { from, before }: Bounds,
  limit: number,
): Promise<(Found & Range)[]> => {
  const listed = rangeTable(db, ranges);
  const statement = isPostgres(db)
    ? sql<Found & Range>`
        select found.ticket_id as id, listed.word, listed.scope from ${listed}
        cross join lateral (select ticket_id from ticket_words where word = listed.word and scope = listed.scope
          and ticket_id > ${from} and ticket_id < ${before} order by ticket_id desc limit ${limit}) found`
    : sql<Found & Range>`
        select found.ticket_id as id, listed.word, listed.scope from ${listed}
        cross join ticket_words found where found.word = listed.word and found.scope = listed.scope
          and found.ticket_id > ${from} and found.ticket_id < ${before}
          and found.ticket_id >= coalesce((select ticket_id from ticket_words where word = listed.word
            and scope = listed.scope and ticket_id > ${from} and ticket_id < ${before}
            order by ticket_id desc limit 1 offset ${limit - 1}), '')`;
  return (await statement.execute(db)).rows;
};

/** The newest tickets with any of the words: few of each range, and more only where more can be among the newest. */
const newestWithAny = async (
  db: Db,
  ranges: readonly Range[],
  bounds: Bounds,
  limit: number,
): Promise<Found[]> => {
  const few = Math.min(limit, Math.max(2, Math.ceil(firstLook / Math.max(1, ranges.length))));
  const found = await newestInEach(db, ranges, bounds, few);
  const byId = new Map(found.map(({ id, scope }) => [id, { id, scope }]));
  if (few < limit) {
    const cut = [...byId.values()].sort(newestFirst)[limit - 1]?.id ?? bounds.from;
    const byRange = Map.groupBy(found, ({ word, scope }) => `${scope} ${word}`);
    const cropped = [...byRange.values()]
      .filter((rows) => rows.length === few && rows.every(({ id }) => id > cut))
      .flatMap(([first]) => (first ? [{ word: first.word, scope: first.scope }] : []));
    const rest = cropped.length > 0 ? await newestInEach(db, cropped, { ...bounds, from: cut }, limit) : [];
    for (const { id, scope } of rest) byId.set(id, { id, scope });
  }
  return [...byId.values()].sort(newestFirst).slice(0, limit);
};

/** Words of the index that begin with the prefix, found by jumps: each step is one seek. */
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

/** Tickets of the ranges, counted up to a bound in each: enough to know which term is the rarest. */
const countAbout = async (db: Db, ranges: readonly Range[]): Promise<number> => {
  const most = Math.ceil(firstLook / Math.max(1, ranges.length));
  const { rows } = await sql<{ count: number }>`
    select sum((select count(*) from (select 1 from ticket_words
      where word = listed.word and scope = listed.scope limit ${most}) counted)) as count
    from ${rangeTable(db, ranges)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

/** Which of the tickets have one of the words; by the key of the index. */
const thoseWithAny = async (
  db: Db,
  words: readonly string[],
  tickets: readonly Found[],
): Promise<Found[]> => {
  if (tickets.length === 0) return [];
  const list = JSON.stringify(tickets);
  const source = isPostgres(db)
    ? sql`jsonb_to_recordset(${list}::jsonb) as listed (id text, scope integer)`
    : sql`(select value ->> 'id' as id, value ->> 'scope' as scope from json_each(${list})) listed`;
  // A subquery with a limit is executed for each ticket; `exists` lets PostgreSQL read all tickets of a common word.
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${source} where (select 1 from ticket_words
      where word in (${sql.join(words)}) and scope = listed.scope and ticket_id = listed.id limit 1) = 1`.execute(
    db,
  );
  const having = new Set(rows.map(({ id }) => id));
  return tickets.filter(({ id }) => having.has(id));
};

/** Pages of ids, newest first, and those of a page that match the rest of the question. */
export type Candidates = {
  newest: (before: string, limit: number) => Promise<Found[]>;
  matching: (page: readonly Found[]) => Promise<Found[]>;
};

/**
 * Tickets that match every typed term. Walks the rarest term and tests the others, so that no common word makes a search
 * gather all its tickets.
 */
export const ticketsWithTerms = async (
  db: Db,
  terms: readonly Term[],
  scopes: readonly number[],
  bounds: Bounds,
): Promise<Candidates> => {
  const sets: { words: string[]; ranges: Range[]; count: number }[] = [];
  for (const { words, prefix } of terms) {
    const all = [...new Set([...words, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])];
    const ranges = rangesOf(all, scopes);
    sets.push({ words: all, ranges, count: terms.length > 1 ? await countAbout(db, ranges) : 0 });
  }
  const [rarest, ...others] = sets.sort((a, b) => a.count - b.count);
  return {
    newest: (before, limit) => newestWithAny(db, rarest?.ranges ?? [], { ...bounds, before }, limit),
    matching: async (page) => {
      let matching = [...page];
      for (const { words } of others) matching = await thoseWithAny(db, words, matching);
      return matching;
    },
  };
};
