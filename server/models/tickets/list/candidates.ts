import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

/**
 * Tickets that an index finds for a filter or a word. The other words are tested by their ids, the other
 * filters on their rows.
 */
export type Candidates = {
  /** The newest candidates below an id, and those of them that have the other words. */
  readNewest: (before: string, count: number) => Promise<{ ids: string[]; matching: string[] }>;
  passes: (record: TicketRecord) => boolean;
  /** Every candidate passes, so the list reads no more of them than it shows. */
  isExact: boolean;
};

/** `next` is a cursor; `isPartial`: the call stopped at `maxTested` and continues at `next`. */
export type RecordPage = { records: TicketRecord[]; next: string | null; isPartial: boolean };

/** The fewest candidates of a round: the next one costs two statements more, a candidate only one seek. */
const fewest = 75;
/** Candidates and rows that are read beyond the missing rows of the list, because a few do not pass. */
const spare = 25;
/** The most candidates of one call: without a limit, a rare combination would read the whole history. */
const maxTested = 700;

/** The newest tickets that pass. The work of a call is limited; the next call continues where it stopped. */
export const readRecordPage = async (
  db: Db,
  { readNewest, passes, isExact }: Candidates,
  { before: start, limit }: { before: string; limit: number },
): Promise<RecordPage> => {
  const records: TicketRecord[] = [];
  let before = start;
  let size = isExact ? limit + 1 : Math.max(fewest, limit + spare);
  for (let tested = 0; tested < maxTested; ) {
    const { ids, matching } = await readNewest(before, size);
    for (let at = 0; at < matching.length && records.length <= limit; ) {
      const part = matching.slice(at, at + limit - records.length + spare);
      records.push(...(await findRecords(db, part)).filter(passes));
      at += part.length;
    }
    if (records.length > limit) {
      const page = records.slice(0, limit);
      return { records: page, next: page.at(-1)?.id ?? null, isPartial: false };
    }
    const last = ids.at(-1);
    if (!last || ids.length < size) return { records, next: null, isPartial: false };
    before = last;
    tested += size;
    size = Math.min(2 * size, maxTested - tested);
  }
  return { records, next: before, isPartial: true };
};
