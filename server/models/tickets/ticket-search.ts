import { sql } from 'kysely';
import { type Db, isPostgres } from '#server/db/connect.ts';
import type { Term } from './search-terms.ts';

/** A ticket that has a word, with the scope under which the word is stored. */
type Found = { id: string; scope: number };
/** Exclusive bounds of the ids: ids begin with the time of arrival. */
export type Bounds = { from: string; before: string };

/** Longer than any id, so that the first page has a bound too. */
export const noBounds: Bounds = { from: '', before: 'g' };

/** So many words can begin with three letters; the search tries this many of them. */
const maxPrefixWords = 12;
const maxTestedAtOnce = 200;
/** Candidates of one call; a search that needs more goes on at its cursor. */
const maxTested = 1000;
const probeLimit = 1000;

const lastLetter = '\u{10ffff}';

const newestFirst = (a: Found, b: Found) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** The newest `limit` tickets with the word in each of the scopes: a seek and `limit` rows for a scope, whatever the size. */
const newestInEach = async (
  db: Db,
  word: string,
  scopes: readonly number[],
  { from, before }: Bounds,
  limit: number,
): Promise<Found[]> => {
  const list = JSON.stringify(scopes);
  const statement = isPostgres(db)
    ? sql<Found>`
        select found.ticket_id as id, s.scope from (select value::integer as scope
          from jsonb_array_elements_text(${list}::jsonb)) s
        cross join lateral (select ticket_id from ticket_words where word = ${word} and scope = s.scope
          and ticket_id > ${from} and ticket_id < ${before} order by ticket_id desc limit ${limit}) found`
    : sql<Found>`
        select found.ticket_id as id, found.scope from json_each(${list}) s
        cross join ticket_words found where found.word = ${word} and found.scope = s.value
          and found.ticket_id < ${before}
          and found.ticket_id >= coalesce((select ticket_id from ticket_words where word = ${word}
            and scope = s.value and ticket_id > ${from} and ticket_id < ${before}
            order by ticket_id desc limit 1 offset ${limit - 1}), ${from})`;
  return (await statement.execute(db)).rows;
};

/** The newest tickets with one word over all scopes: few of each scope, and more only where more can be among the newest. */
const newestWith = async (
  db: Db,
  word: string,
  scopes: readonly number[],
  bounds: Bounds,
  limit: number,
): Promise<Found[]> => {
  const few = Math.min(limit, Math.max(8, Math.ceil((2 * limit) / Math.max(1, scopes.length))));
  const first = await newestInEach(db, word, scopes, bounds, few);
  if (few === limit) return first.sort(newestFirst).slice(0, limit);
  const cut = first.toSorted(newestFirst)[limit - 1]?.id ?? '';
  const cropped = [...Map.groupBy(first, ({ scope }) => scope)].filter(
    ([, rows]) => rows.length === few && rows.every(({ id }) => id > cut),
  );
  const scopesWithMore = cropped.map(([scope]) => scope);
  const more = scopesWithMore.length > 0 ? await newestInEach(db, word, scopesWithMore, bounds, limit) : [];
  const rest = first.filter(({ scope }) => !scopesWithMore.includes(scope));
  return [...rest, ...more].sort(newestFirst).slice(0, limit);
};

const newestWithAny = async (
  db: Db,
  words: readonly string[],
  scopes: readonly number[],
  bounds: Bounds,
  limit: number,
): Promise<Found[]> => {
  const found = new Map<string, Found>();
  for (const word of words)
    for (const one of await newestWith(db, word, scopes, bounds, limit)) found.set(one.id, one);
  return [...found.values()].sort(newestFirst).slice(0, limit);
};

/** Words of the index that begin with the prefix, found by jumps: each step is one seek. */
const wordsWithPrefix = async (db: Db, prefix: string): Promise<string[]> => {
  const words: string[] = [];
  const end = prefix + lastLetter;
  for (let after = prefix; words.length < maxPrefixWords; ) {
    const { rows } = await sql<{ word: string | null }>`
      select min(word) as word from ticket_words where word > ${after} and word < ${end}`.execute(db);
    const word = rows[0]?.word;
    if (!word) break;
    const colon = word.indexOf(':');
    // A filter is not something that people type: all its values are jumped over at once.
    if (colon < 0) words.push(word);
    after = colon < 0 ? word : `${word.slice(0, colon + 1)}${lastLetter}`;
  }
  return words;
};

/** Up to a thousand: enough to know which term is the rarest. */
const countWith = async (db: Db, words: readonly string[], scopes: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ticket_words
      where word in (${sql.join(words)}) and scope in (${sql.join(scopes)}) limit ${probeLimit}) probed`.execute(
    db,
  );
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
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${source} where exists (select 1 from ticket_words
      where word in (${sql.join(words)}) and scope = listed.scope and ticket_id = listed.id)`.execute(db);
  const having = new Set(rows.map(({ id }) => id));
  return tickets.filter(({ id }) => having.has(id));
};

export type SearchPage = {
  ids: string[];
  /** The last id that was looked at, when there may be more. */
  next: string | null;
  /** The search stopped at its bound, before the page was full. */
  further: boolean;
};

/**
 * Tickets that match every term, newest first. Walks the rarest term and tests the others, so the work is bounded: no
 * common word makes it gather all its tickets, and what a call does not reach the next one does.
 */
export const searchTickets = async (
  db: Db,
  terms: readonly Term[],
  scopes: readonly number[],
  bounds: Bounds,
  limit: number,
): Promise<SearchPage> => {
  if (scopes.length === 0 || terms.length === 0) return { ids: [], next: null, further: false };
  const sets: { words: string[]; count: number }[] = [];
  for (const { words, prefix } of terms) {
    const all = [...new Set([...words, ...(prefix ? await wordsWithPrefix(db, prefix) : [])])];
    sets.push({ words: all, count: terms.length > 1 ? await countWith(db, all, scopes) : 0 });
  }
  const [rarest, ...others] = sets.sort((a, b) => a.count - b.count);
  if (!rarest) return { ids: [], next: null, further: false };
  const ids: string[] = [];
  // Most searches are full after the first page, because a box rules few tickets out.
  let pageSize = limit + 1 + (others.length > 0 ? Math.ceil(limit / 2) : 0);
  let { before } = bounds;
  for (let tested = 0; tested < maxTested; ) {
    const page = await newestWithAny(db, rarest.words, scopes, { ...bounds, before }, pageSize);
    let matching = page;
    for (const { words } of others) matching = await thoseWithAny(db, words, matching);
    for (const { id } of matching) {
      if (ids.length === limit) return { ids, next: ids.at(-1) ?? null, further: false };
      ids.push(id);
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return { ids, next: null, further: false };
    before = last.id;
    tested += pageSize;
    pageSize = maxTestedAtOnce;
  }
  return { ids, next: before, further: true };
};
