import { type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Term } from '#server/models/tickets/search-terms.ts';

/** A ticket that has a word, and the scope with which the word is stored. */
type Found = { id: string; scope: number };
/** A range of the index: tickets of a scope that have a word, with ids below `before`. */
type Range = { word: string; scope: number; before: string };
/** Exclusive bounds of the ids, which begin with the time of arrival. */
export type Bounds = { from: string; before: string };

/** 'g' is greater than any id, so that the first page has a bound too. */
export const noBounds: Bounds = { from: '', before: 'g' };

/** Maximum number of words with the typed prefix that a search tries. */
const maxPrefixWords = 12;
/** Number of tickets by which terms are compared. */
const compared = 25;
/** The number of ranges that are read to estimate a term: a rough estimate only makes the search read more. */
const maxComparedRanges = 60;
/** From this number of words on, reading all words of a ticket is faster than looking up each word. */
const manyWords = 4;

const lastLetter = '\u{10ffff}';

const newestFirst = (a: Found, b: Found) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const rangesOf = (words: readonly string[], scopes: readonly number[], before: string): Range[] =>
  words.flatMap((word) => scopes.map((scope) => ({ word, scope, before })));

/** The list as a table `listed`: one parameter, so that the statement is the same for any length. */
const rangeTable = (db: Db, ranges: readonly Range[]): RawBuilder<unknown> => {
  const list = JSON.stringify(ranges);
  return isPostgres(db)
    ? sql`jsonb_to_recordset(${list}::jsonb) as listed (word text, scope integer, before text)`
    : sql`(select value ->> 'word' as word, value ->> 'scope' as scope, value ->> 'before' as before
        from json_each(${list})) listed`;
};

/** The ids of the newest `limit` tickets of each range: one seek and `limit` rows per range, whatever its size. */
const newestInEach = async (
  db: Db,
  ranges: readonly Range[],
  from: string,
  limit: number,
): Promise<(Omit<Range, 'before'> & { ids: string[] })[]> => {
  const array = isPostgres(db) ? sql`json_agg` : sql`json_group_array`;
  const { rows } = await sql<{ word: string; scope: number; ids: string[] | string | null }>`
    select word, scope, (select ${array}(ticket_id) from (select ticket_id from ticket_words
      where word = listed.word and scope = listed.scope and ticket_id > ${from} and ticket_id < listed.before
      order by ticket_id desc limit ${limit}) newest) as ids
    from ${rangeTable(db, ranges)}`.execute(db);
  return rows.map(({ word, scope, ids }) => ({ word, scope, ids: fromJson<string[]>(ids ?? []) }));
};

/** The newest tickets of all ranges: a few of each, and more only of ranges that may have more among the newest. */
const newestOf = async (
  db: Db,
  ranges: readonly Range[],
  { from }: Bounds,
  limit: number,
): Promise<Found[]> => {
  const found = new Map<string, Found>();
  let few = Math.min(limit, Math.ceil((4 * limit) / Math.max(1, ranges.length)));
  for (let unread = ranges; unread.length > 0; few = Math.min(limit, few * 4)) {
    const read = await newestInEach(db, unread, from, few);
    for (const { ids, scope } of read) for (const id of ids) found.set(id, { id, scope });
    const last = [...found.values()].sort(newestFirst)[limit - 1]?.id ?? '';
    unread = read.flatMap(({ word, scope, ids }) => {
      const before = ids.at(-1) ?? '';
      return ids.length === few && before > last ? [{ word, scope, before }] : [];
    });
  }
  return [...found.values()].sort(newestFirst).slice(0, limit);
};

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

/**
 * A sample of the scopes, when there are too many to compare terms in all of them. The step is odd, so that the sample contains every scope
 * class.
 */
const sampleOf = (scopes: readonly number[], words: number): number[] => {
  const step = Math.ceil((scopes.length * words) / maxComparedRanges) | 1;
  return scopes.filter((_, index) => index % step === 0);
};

/** A sort key that says how far back the newest tickets of a term reach: those of the rarest term reach back furthest. */
const reachOf = async (db: Db, ranges: readonly Range[], bounds: Bounds): Promise<string> => {
  const newest = await newestOf(db, ranges, bounds, compared);
  return newest.length < compared ? String(newest.length).padStart(4, ' ') : (newest.at(-1)?.id ?? '');
};

/** Those of the tickets that have one of the words. */
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
  // `word || ''` prevents the use of the key for each word, so that the index of a ticket's words is read instead.
  const hasWord =
    words.length < manyWords
      ? sql`word in (${sql.join(words)}) and scope = listed.scope and ticket_id = listed.id`
      : sql`ticket_id = listed.id and word || '' in (${sql.join(words)})`;
  // A subquery with a limit is executed for each ticket; with `exists` PostgreSQL may read all tickets of a common word.
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${source}
    where (select 1 from ticket_words where ${hasWord} limit 1) = 1`.execute(db);
  const having = new Set(rows.map(({ id }) => id));
  return tickets.filter(({ id }) => having.has(id));
};

/** Pages of ids, newest first, and those of a page that match the other conditions. */
export type Candidates<One extends { id: string }> = {
  newest: (before: string, limit: number) => Promise<One[]>;
  matching: (page: readonly One[]) => Promise<One[]>;
};

/**
 * Tickets that match every typed term. Walks the tickets of the rarest term and tests the other terms, so that a common word does not read
 * all its tickets.
 */
export const ticketsWithTerms = async (
  db: Db,
  terms: readonly Term[],
  scopes: readonly number[],
  bounds: Bounds,
): Promise<Candidates<Found>> => {
  const sets: { words: string[]; reach: string }[] = [];
  for (const { words, prefix } of terms) {
    const all = [...new Set([...words, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])];
    sets.push({ words: all, reach: '' });
  }
  // The same sample for all terms, so that their reach is comparable.
  const sample = sampleOf(scopes, Math.max(...sets.map(({ words }) => words.length)));
  if (sets.length > 1)
    for (const set of sets) set.reach = await reachOf(db, rangesOf(set.words, sample, bounds.before), bounds);
  const [rarest, ...others] = sets.sort((a, b) => (a.reach < b.reach ? -1 : 1));
  return {
    newest: (before, limit) => newestOf(db, rangesOf(rarest?.words ?? [], scopes, before), bounds, limit),
    matching: async (page) => {
      let matching = [...page];
      for (const { words } of others) matching = await thoseWithAny(db, words, matching);
      return matching;
    },
  };
};
