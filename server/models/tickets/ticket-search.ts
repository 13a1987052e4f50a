import { type RawBuilder, sql } from 'kysely';
import { type Db, isPostgres } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Term } from './search-terms.ts';

/** A ticket that has a word, with the scope under which the word is stored. */
type Found = { id: string; scope: number };
/** A part of the index: tickets of a scope that have a word, with ids below `before`. */
type Range = { word: string; scope: number; before: string };
/** Exclusive bounds of the ids: ids begin with the time of arrival. */
export type Bounds = { from: string; before: string };

/** Longer than any id, so that the first page has a bound too. */
export const noBounds: Bounds = { from: '', before: 'g' };

/** So many words can begin with three letters; the search tries this many of them. */
const maxPrefixWords = 12;
/** Tickets by which terms are compared. */
const compared = 25;
/** Ranges that the comparison reads of a term: a rough answer only makes the search read more. */
const maxComparedRanges = 60;
/** From so many words on it takes less to read the words of a ticket than to look for each of them. */
const manyWords = 4;

const lastLetter = '\u{10ffff}';

const newestFirst = (a: Found, b: Found) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const rangesOf = (words: readonly string[], scopes: readonly number[], before: string): Range[] =>
  words.flatMap((word) => scopes.map((scope) => ({ word, scope, before })));

/** The list as a table `listed`: one parameter, so that a statement is the same whatever its length. */
const rangeTable = (db: Db, ranges: readonly Range[]): RawBuilder<unknown> => {
  const list = JSON.stringify(ranges);
  return isPostgres(db)
    ? sql`jsonb_to_recordset(${list}::jsonb) as listed (word text, scope integer, before text)`
    : sql`(select value ->> 'word' as word, value ->> 'scope' as scope, value ->> 'before' as before
        from json_each(${list})) listed`;
};

/** The ids of the newest `limit` tickets of each range: a seek and `limit` rows for a range, whatever the size. */
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

/** The newest tickets of all ranges: few of each, and more only of those in which more can be among the newest. */
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

/** Some of the scopes, when there are too many to compare terms in all. An odd step meets all classes of tickets. */
const sampleOf = (scopes: readonly number[], words: number): number[] => {
  const step = Math.ceil((scopes.length * words) / maxComparedRanges) | 1;
  return scopes.filter((_, index) => index % step === 0);
};

/** How far back the newest tickets of a term reach, as a key to sort by: the rarest term reaches back furthest. */
const reachOf = async (db: Db, ranges: readonly Range[], bounds: Bounds): Promise<string> => {
  const newest = await newestOf(db, ranges, bounds, compared);
  return newest.length < compared ? String(newest.length).padStart(4, ' ') : (newest.at(-1)?.id ?? '');
};

/** Which of the tickets have one of the words. */
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
  // An expression is no key: the index of a ticket's words is read, and not the key for each word.
  const hasWord =
    words.length < manyWords
      ? sql`word in (${sql.join(words)}) and scope = listed.scope and ticket_id = listed.id`
      : sql`ticket_id = listed.id and word || '' in (${sql.join(words)})`;
  // A subquery with a limit is executed for each ticket; `exists` lets PostgreSQL read all tickets of a common word.
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${source}
    where (select 1 from ticket_words where ${hasWord} limit 1) = 1`.execute(db);
  const having = new Set(rows.map(({ id }) => id));
  return tickets.filter(({ id }) => having.has(id));
};

/** Pages of ids, newest first, and those of a page that match the rest of the question. */
export type Candidates<One extends { id: string }> = {
  newest: (before: string, limit: number) => Promise<One[]>;
  matching: (page: readonly One[]) => Promise<One[]>;
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
): Promise<Candidates<Found>> => {
  const sets: { words: string[]; reach: string }[] = [];
  for (const { words, prefix } of terms) {
    const all = [...new Set([...words, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])];
    sets.push({ words: all, reach: '' });
  }
  // The same scopes for all terms, so that they compare.
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
