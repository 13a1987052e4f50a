import * as z from 'zod';
import { Unavailable } from '#server/errors/unavailable.ts';
import { type GetJson, NotFound } from './client.ts';
import { number } from './shapes.ts';

/** The provider's maximum; it may send fewer. */
const pageSize = 500;
/** A longer list means that the filter did not work. That is an error; a part of a list is never used. */
const maxPages = 40;
/** Of all pages of a list, also of a second reading. The longest schedule of our studios is a third of it. */
const maxListBytes = 64_000_000;

const link = z.string().nullish();
/** The provider uses two formats of the same envelope. */
const envelope = z.object({
  results: z.array(z.unknown()).max(pageSize),
  count: number.nullish(),
  next: link,
  links: z.object({ next: link }).nullish(),
  meta: z
    .object({
      pagination: z.object({ count: number.nullish(), pages: number.nullish() }).nullish(),
    })
    .nullish(),
});
type Envelope = z.output<typeof envelope>;

const countOf = ({ count, meta }: Envelope) => meta?.pagination?.count ?? count ?? null;
/** The link only shows that there is a next page; its URL is not followed. */
const hasNext = (body: Envelope, page: number): boolean => {
  const pages = body.meta?.pagination?.pages;
  return pages == null ? Boolean(body.next ?? body.links?.next) : page < pages;
};

/** The list changed between two of its pages, so a record may be missing. */
class ListMoved extends Error {}

/** A record as it is kept, and its id. Nothing else of a page stays in memory while the next is read. */
type Reduced<T> = { id: string | undefined; value: T };

const idOf = (record: unknown): string | undefined => {
  const id = (record as { id?: unknown } | null)?.id;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? String(id) : undefined;
};

const hasDuplicates = (results: readonly Reduced<unknown>[]): boolean =>
  new Set(results.map(({ id }) => id)).size < results.length;

/**
 * Reads all pages of a list or throws; `reduce` keeps what is needed of a record. A list that changed while
 * it was read is read once more. `beforePage` is awaited before every page.
 */
export const readAll = async <T>(
  getJson: GetJson,
  path: readonly string[],
  query: Record<string, string>,
  reduce: (record: unknown) => T,
  beforePage: () => Promise<void> | void = () => {},
): Promise<T[]> => {
  const budget = { max: maxListBytes, used: 0 };

  const readPage = async (page: number) => {
    const pageQuery = { ...query, page_size: String(pageSize), page: String(page) };
    const body = await getJson(path, pageQuery, { budget }).catch((error) => {
      // The provider responds with 404 to a page beyond the last one.
      if (error instanceof NotFound && page > 1) throw new ListMoved();
      throw error;
    });
    const parsed = envelope.safeParse(body);
    if (!parsed.success) throw new Unavailable("the booking provider's list has an unknown shape");
    const records = parsed.data.results.map((record) => ({ id: idOf(record), value: reduce(record) }));
    return { records, count: countOf(parsed.data), hasNext: hasNext(parsed.data, page) };
  };
  const readOnce = async () => {
    const results: Reduced<T>[] = [];
    let count: number | null = null;
    for (let page = 1; ; page++) {
      if (page > maxPages)
        throw new Unavailable(`the booking provider's list is longer than ${maxPages} pages`);
      await beforePage();
      const read = await readPage(page);
      if (page > 1 && read.count !== count) throw new ListMoved();
      count = read.count;
      results.push(...read.records);
      if (!read.hasNext) break;
    }
    if (count !== null && results.length !== count) throw new ListMoved();
    return results;
  };

  for (let attempt = 1; ; attempt++) {
    try {
      const results = await readOnce();
      // A record on two pages means that the list moved, and another record may be missing. If it is repeated
      // in the second reading too, the list really contains it twice.
      if (attempt === 1 && hasDuplicates(results)) throw new ListMoved();
      return results.map(({ value }) => value);
    } catch (error) {
      if (!(error instanceof ListMoved)) throw error;
      if (attempt === 2) throw new Unavailable("the booking provider's list changed while it was read");
    }
  }
};
