import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

/** Ids of tickets that may be in the list, newest first. */
export type Candidates<Candidate extends { id: string }> = {
  readNewest: (before: string, limit: number) => Promise<Candidate[]>;
  /** Those of the candidates that match the conditions that are tested without their rows. */
  onlyMatching: (candidates: readonly Candidate[]) => Promise<Candidate[]>;
};

/** `next` is a cursor; `isPartial`: the call stopped at `maxTested` and continues at `next`. */
export type RecordPage = {
  records: TicketRecord[];
  /** What a search finds when one letter of a word may be wrong. */
  near?: TicketRecord[];
  next: string | null;
  isPartial: boolean;
};

/**
 * Candidates that are read for each row of the list, because the box excludes a few of them: with fewer, most
 * searches need a second round of two statements; with more, every search reads ids that it does not show.
 */
const candidatesPerRow = 1.5;
/**
 * The fewest candidates of a search with several words, because the second word can exclude most of those of
 * the first: with fewer, a short list needs several rounds; each further candidate costs one seek per word.
 */
const fewestOfSeveralWords = 75;
/**
 * The candidates of a list with several filters, because the second filter can exclude most of those of the
 * first: with fewer, a rare combination needs several rounds; with more, each list loads more rows that it
 * does not show (docs/decisions/075-words-index.md).
 */
const candidatesOfSeveralFilters = 200;
/**
 * The most candidates that one call tests: without a limit, the time of a rare combination grows with the
 * history; with a smaller one, the member must load more pages to find a rare ticket.
 */
const maxTested = 700;
/**
 * The fewest candidates per row of a later round: with fewer, a round costs its two statements and finds
 * almost nothing.
 */
const fewestPerRow = 2;
/**
 * Rows that a search loads for each missing row of the list: a row costs more than a candidate, which is an
 * id. With more, rows are loaded and not shown; with fewer, the rows that the box excludes cause another
 * statement.
 */
const loadedPerRow = 1.3;

/** How candidates become rows of the list. */
type ReadingOptions = {
  passes: (record: TicketRecord) => boolean;
  /** The number of candidates that the first round reads. */
  first: number;
  /** Every candidate passes, so one round is enough. */
  isExact: boolean;
  /** Loads no more rows than the list needs; otherwise all rows of a round are loaded with one statement. */
  isLoadedInParts: boolean;
};

/** `terms`: the number of typed words. */
export const searchOptions = (
  terms: number,
  limit: number,
  passes: (record: TicketRecord) => boolean,
): ReadingOptions => ({
  passes,
  first: Math.max(terms > 1 ? fewestOfSeveralWords : 0, Math.ceil(candidatesPerRow * limit)),
  isExact: false,
  isLoadedInParts: true,
});

/** `others`: the number of filters that are compared with the rows. */
export const filterOptions = (
  others: number,
  limit: number,
  passes: (record: TicketRecord) => boolean,
): ReadingOptions => ({
  passes,
  first: others === 0 ? limit : candidatesOfSeveralFilters,
  isExact: others === 0,
  isLoadedInParts: false,
});

/**
 * The rows of the candidates that pass, newest first. The work of a call is limited; the next call continues
 * where it stopped.
 */
export const readRecordPage = async <Candidate extends { id: string }>(
  db: Db,
  { readNewest, onlyMatching }: Candidates<Candidate>,
  { passes, first, isExact, isLoadedInParts }: ReadingOptions,
  { before: start, limit }: { before: string; limit: number },
): Promise<RecordPage> => {
  const records: TicketRecord[] = [];
  const missing = () => limit + 1 - records.length;
  let size = first + 1;
  let before = start;
  for (let tested = 0; tested < maxTested; ) {
    const candidates = await readNewest(before, size);
    const matching = await onlyMatching(isExact ? candidates.slice(0, limit) : candidates);
    const ids = matching.map(({ id }) => id);
    while (ids.length > 0) {
      const part = ids.splice(0, isLoadedInParts ? Math.ceil(loadedPerRow * missing()) : ids.length);
      for (const record of await findRecords(db, part)) {
        if (!passes(record)) continue;
        if (records.length === limit) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
        records.push(record);
      }
    }
    const last = candidates.at(-1);
    if (!last || candidates.length < size) return { records, next: null, isPartial: false };
    if (isExact) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
    before = last.id;
    tested += size;
    // The number that fills the list if the remaining candidates match as often as the tested ones.
    const expected = candidatesPerRow * missing() * (tested / Math.max(1, records.length));
    size = Math.min(maxTested - tested, Math.max(fewestPerRow * limit, Math.ceil(expected)));
  }
  return { records, next: before, isPartial: true };
};
