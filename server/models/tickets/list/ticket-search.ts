import { type RawBuilder, sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { type Db, isPostgres } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { nearWords, type Term } from '#server/models/tickets/search-terms.ts';
import type { Candidates } from './candidates.ts';
import type { IdBounds } from './id-bounds.ts';

/** A ticket that has a word, and the scope with which the word is stored. */
type Found = { id: string; scope: number };
/** A range of the index `ticket_words`: tickets of a scope that have a word, with ids below `before`. */
type WordRange = { word: string; scope: number; before: string };

/**
 * Words with the typed prefix that a search tries: each is a range in every scope, so more make a short
 * prefix slower (12 in all 84 scopes are a thousand seeks); with fewer, a short prefix finds fewer of its
 * words, until the next letter is typed.
 */
const maxPrefixWords = 12;
/**
 * Tickets by which terms are compared: with fewer, a pause of a common word makes it the rarest, and the
 * search tests its tickets in vain; with more, every search of several words reads more before it begins.
 */
const compared = 25;
/**
 * Ranges that are read to compare terms: with more, the comparison costs more than the search; with fewer, it
 * is a rougher estimate.
 */
const maxComparedRanges = 60;
/**
 * From this number of words on, one read of all words of a ticket (about 13 rows) is faster than one seek per
 * word.
 */
const manyWords = 4;
/**
 * The first round reads this many times the needed tickets from all ranges together, and a later one this
 * many times more of a range: with less, common words need more rounds; with more, rare ones in many scopes
 * are read for nothing.
 */
const growth = 4;

const lastLetter = '\u{10ffff}';

const newestFirst = (a: Found, b: Found) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const wordRanges = (words: readonly string[], scopes: readonly number[], before: string): WordRange[] =>
  words.flatMap((word) => scopes.map((scope) => ({ word, scope, before })));

/** The rows as a table `listed`: one parameter, so that the statement is the same for any length. */
const listedTable = <Row extends object>(
  db: Db,
  rows: readonly Row[],
  columns: Record<keyof Row & string, 'text' | 'integer'>,
): RawBuilder<unknown> => {
  const list = JSON.stringify(rows);
  const names = Object.entries(columns);
  return isPostgres(db)
    ? sql`jsonb_to_recordset(${list}::jsonb) as listed (${sql.raw(names.map((name) => name.join(' ')).join(', '))})`
    : sql`(select ${sql.raw(names.map(([name]) => `value ->> '${name}' as ${name}`).join(', '))} from json_each(${list})) listed`;
};

/**
 * The ids of the newest `limit` tickets of each range: one seek and `limit` rows per range, whatever its
 * size.
 */
const newestInEach = async (
  db: Db,
  ranges: readonly WordRange[],
  from: string,
  limit: number,
): Promise<(Omit<WordRange, 'before'> & { ids: string[] })[]> => {
  const array = isPostgres(db) ? sql`json_agg` : sql`json_group_array`;
  const { rows } = await sql<{ word: string; scope: number; ids: string[] | string | null }>`
    select word, scope, (select ${array}(ticket_id) from (select ticket_id from ticket_words
      where word = listed.word and scope = listed.scope and ticket_id > ${from} and ticket_id < listed.before
      order by ticket_id desc limit ${limit}) newest) as ids
    from ${listedTable(db, ranges, { word: 'text', scope: 'integer', before: 'text' })}`.execute(db);
  return rows.map(({ word, scope, ids }) => ({ word, scope, ids: fromJson<string[]>(ids ?? []) }));
};

/**
 * The newest tickets of all ranges: a few of each, and more only of ranges that may have more among the
 * newest.
 */
const newestOf = async (
  db: Db,
  ranges: readonly WordRange[],
  from: string,
  limit: number,
): Promise<Found[]> => {
  const found = new Map<string, Found>();
  let few = Math.min(limit, Math.ceil((growth * limit) / Math.max(1, ranges.length)));
  for (let unread = ranges; unread.length > 0; few = Math.min(limit, few * growth)) {
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
 * A sample of the scopes, when there are too many to compare terms in all of them. The step is odd, so that
 * the sample contains every scope class.
 */
const sampleOf = (scopes: readonly number[], words: number): number[] => {
  const step = Math.ceil((scopes.length * words) / maxComparedRanges) | 1;
  return scopes.filter((_, index) => index % step === 0);
};

/** The words of the rarest term first: the newest tickets of the rarest one reach back furthest. */
const rarestFirst = async (
  db: Db,
  terms: readonly string[][],
  scopes: readonly number[],
  { from, before }: IdBounds,
): Promise<readonly string[][]> => {
  if (terms.length < 2) return terms;
  // The same sample for all terms, so that their reach is comparable.
  const sample = sampleOf(scopes, Math.max(...terms.map((words) => words.length)));
  const reached: { words: string[]; reach: string }[] = [];
  for (const words of terms) {
    const newest = await newestOf(db, wordRanges(words, sample, before), from, compared);
    // A number of tickets sorts before every id: a term with few tickets is rarer than one with many.
    const few = String(newest.length).padStart(4, ' ');
    reached.push({ words, reach: newest.length < compared ? few : (newest.at(-1)?.id ?? '') });
  }
  return reached.sort((a, b) => (a.reach < b.reach ? -1 : 1)).map(({ words }) => words);
};

/** Those of the tickets that have one of the words. */
const thoseWithAny = async (
  db: Db,
  words: readonly string[],
  tickets: readonly Found[],
): Promise<Found[]> => {
  if (tickets.length === 0) return [];
  // `word || ''` prevents the use of the key for each word, so that the index of a ticket's words is read
  // instead.
  const hasWord =
    words.length < manyWords
      ? sql`word in (${sql.join(words)}) and scope = listed.scope and ticket_id = listed.id`
      : sql`ticket_id = listed.id and word || '' in (${sql.join(words)})`;
  // A subquery with a limit is executed for each ticket; with `exists` PostgreSQL may read all tickets of a
  // common word.
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${listedTable(db, tickets, { id: 'text', scope: 'integer' })}
    where (select 1 from ticket_words where ${hasWord} limit 1) = 1`.execute(db);
  const having = new Set(rows.map(({ id }) => id));
  return tickets.filter(({ id }) => having.has(id));
};

/** Those of the words that are in the index: one seek per word. */
const knownWords = async (db: Db, words: readonly string[]): Promise<string[]> => {
  if (words.length === 0) return [];
  const listed = words.map((word) => ({ word }));
  const { rows } = await sql<{ word: string }>`
    select listed.word from ${listedTable(db, listed, { word: 'text' })}
    where (select 1 from ticket_words where word = listed.word limit 1) = 1
    limit ${maxPrefixWords}`.execute(db);
  return rows.map(({ word }) => word);
};

/** The terms with the words of the index that differ by one letter; null when there are none. */
export const nearTerms = async (db: Db, terms: readonly Term[]): Promise<Term[] | null> => {
  const near: Term[] = [];
  for (const term of terms)
    near.push({ ...term, words: [...term.words, ...(await knownWords(db, nearWords(term.words[0] ?? '')))] });
  return near.some(({ words }, at) => words.length > (terms[at]?.words.length ?? 0)) ? near : null;
};

/**
 * Tickets that match every typed term. Walks the tickets of the rarest term and tests the other terms, so
 * that a common word does not read all its tickets.
 */
export const ticketsWithTerms = async (
  db: Db,
  terms: readonly Term[],
  scopes: MemberScopes,
  bounds: IdBounds,
): Promise<Candidates<Found>> => {
  const wordsOfTerms: string[][] = [];
  for (const { words, prefix } of terms)
    wordsOfTerms.push([...new Set([...words, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])]);
  const [rarest = [], ...others] = await rarestFirst(db, wordsOfTerms, scopes, bounds);
  return {
    readNewest: (before, limit) => newestOf(db, wordRanges(rarest, scopes, before), bounds.from, limit),
    onlyMatching: async (candidates) => {
      let matching = [...candidates];
      for (const words of others) matching = await thoseWithAny(db, words, matching);
      return matching;
    },
  };
};
