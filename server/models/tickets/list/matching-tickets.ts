import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import type { Candidates } from './ticket-search.ts';

/** `next` is a cursor; `isPartial`: the call stopped at `maxTested` and continues at `next`. */
export type Page = { records: TicketRecord[]; next: string | null; isPartial: boolean };

/** Candidates that are read for each row of the list: the box excludes few of them. */
const candidatesPerRow = 1.5;
/** The fewest candidates of a search with several words, because the second word can exclude most of those of the first. */
const fewestOfSeveralWords = 75;
/** The candidates of a list with several filters: the second filter can exclude most of those of the first. */
const candidatesOfSeveralFilters = 200;
/** The most candidates that one call tests, so that its time does not grow with the history; the next call continues. */
const maxTested = 700;
/** Later pages have at least this many candidates per row of the list, because each page costs two statements. */
const fewestPerRow = 2;
/** Rows that a search loads for each row that is missing: a whole row costs more than a candidate, which is an id. */
const loadedPerRow = 1.3;

/** How candidates become rows of the list. */
export type Matching = {
  passes: (record: TicketRecord) => boolean;
  /** The number of candidates that the first page reads. */
  first: number;
  /** Every candidate passes, so one page is enough. */
  isExact: boolean;
  /** Loads no more rows than the list needs; otherwise all rows of a page are loaded with one statement. */
  isLoadedInParts: boolean;
};

export const matchingWords = (
  words: number,
  limit: number,
  passes: (record: TicketRecord) => boolean,
): Matching => ({
  passes,
  first: Math.max(words > 1 ? fewestOfSeveralWords : 0, Math.ceil(candidatesPerRow * limit)),
  isExact: false,
  isLoadedInParts: true,
});

/** `others`: the number of filters that are compared with the rows. */
export const matchingFilters = (
  others: number,
  limit: number,
  passes: (record: TicketRecord) => boolean,
): Matching => ({
  passes,
  first: others === 0 ? limit : candidatesOfSeveralFilters,
  isExact: others === 0,
  isLoadedInParts: false,
});

/** The candidates that pass the test, newest first. The work of a call is limited; the next call continues where it stopped. */
export const readMatching = async <One extends { id: string }>(
  db: Db,
  { newest, matching }: Candidates<One>,
  { passes, first, isExact, isLoadedInParts }: Matching,
  { before: start, limit }: { before: string; limit: number },
): Promise<Page> => {
  const records: TicketRecord[] = [];
  const missing = () => limit + 1 - records.length;
  let pageSize = first + 1;
  let before = start;
  for (let tested = 0; tested < maxTested; ) {
    const page = await newest(before, pageSize);
    const found = await matching(isExact ? page.slice(0, limit) : page);
    const ids = found.map(({ id }) => id);
    while (ids.length > 0) {
      const part = ids.splice(0, isLoadedInParts ? Math.ceil(loadedPerRow * missing()) : ids.length);
      for (const record of await findRecords(db, part)) {
        if (!passes(record)) continue;
        if (records.length === limit) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
        records.push(record);
      }
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return { records, next: null, isPartial: false };
    if (isExact) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
    before = last.id;
    tested += pageSize;
    // The number that fills the list if the remaining candidates match as often as the tested ones.
    const expected = candidatesPerRow * missing() * (tested / Math.max(1, records.length));
    pageSize = Math.min(maxTested - tested, Math.max(fewestPerRow * limit, Math.ceil(expected)));
  }
  return { records, next: before, isPartial: true };
};
