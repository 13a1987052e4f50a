import * as z from 'zod';
import { Unavailable } from '#server/errors/unavailable.ts';
import { NotFound } from './client.ts';
import type { GetJson } from './provider.ts';

/** A longer list means that the filter did not work. That is an error; a part of a list is never used. */
const maxPages = 40;

type ListPage = {
  records: readonly unknown[];
  /** The length of the whole list, if the provider says it. */
  count: number | null;
  /** Where the next page begins: a number, an offset or a cursor, as text; null after the last page. */
  next: string | null;
};
type ListOptions<T> = {
  /**
   * Requests the page that begins at `next` of the page before it, or the first one if it is null. A ZodError
   * means that the response is no page.
   */
  readPage(getJson: GetJson, next: string | null): Promise<ListPage>;
  idField: string;
  /** What is kept of a record. Nothing else of a page stays in memory while the next is read. */
  keep(record: unknown): T;
};

/** The list changed between two of its pages, so a record may be missing. */
class ListChanged extends Error {}

/** The id of a record as text, if it has one. */
export const recordId = (record: unknown, field: string): string | undefined => {
  const id = (record as Record<string, unknown> | null | undefined)?.[field];
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? String(id) : undefined;
};

/** Reads all pages of a list or throws. A list that changed while it was read is read once more. */
export const readList = async <T>(
  getJson: GetJson,
  { readPage, idField, keep }: ListOptions<T>,
): Promise<T[]> => {
  const readOrThrow = async (next: string | null) => {
    try {
      return await readPage(getJson, next);
    } catch (error) {
      // A provider may respond with 404 to a page beyond the last one.
      if (error instanceof NotFound && next !== null) throw new ListChanged();
      if (error instanceof z.ZodError)
        throw new Unavailable("the booking provider's list has an unknown shape");
      throw error;
    }
  };
  const readOnce = async () => {
    const kept: T[] = [];
    const ids = new Set<string | undefined>();
    let count: number | null = null;
    let next: string | null = null;
    for (let page = 1; page === 1 || next !== null; page++) {
      if (page > maxPages)
        throw new Unavailable(`the booking provider's list is longer than ${maxPages} pages`);
      const read = await readOrThrow(next);
      if (page > 1 && read.count !== count) throw new ListChanged();
      ({ count, next } = read);
      for (const record of read.records) {
        ids.add(recordId(record, idField));
        kept.push(keep(record));
      }
    }
    if (count !== null && kept.length !== count) throw new ListChanged();
    return { kept, hasDuplicates: ids.size < kept.length };
  };

  for (let attempt = 1; ; attempt++) {
    try {
      const { kept, hasDuplicates } = await readOnce();
      // A record on two pages means that the list changed, and another record may be missing. If it is repeated
      // in the second reading too, the list really contains it twice.
      if (attempt === 1 && hasDuplicates) throw new ListChanged();
      return kept;
    } catch (error) {
      if (!(error instanceof ListChanged)) throw error;
      if (attempt === 2) throw new Unavailable("the booking provider's list changed while it was read");
    }
  }
};
