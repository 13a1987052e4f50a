import * as z from 'zod';
import { Unavailable } from '#server/errors/unavailable.ts';
import { type GetJson, NotFound } from './client.ts';
import { number } from './shapes.ts';

/** The provider's maximum; it may send fewer. */
const pageSize = '500';
/** A longer list means that the filter did not work. That is an error; a part of a list is never used. */
const maxPages = 40;

const link = z.string().nullish();
/** The provider uses two formats of the same envelope. */
const envelope = z.looseObject({
  results: z.array(z.unknown()),
  count: number.nullish(),
  next: link,
  links: z.looseObject({ next: link }).nullish(),
  meta: z
    .looseObject({
      pagination: z.looseObject({ count: number.nullish(), pages: number.nullish() }).nullish(),
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

const readOnce = async (
  getJson: GetJson,
  path: readonly string[],
  query: Record<string, string>,
  beforePage: BeforePage,
) => {
  const results: unknown[] = [];
  let count: number | null = null;
  for (let page = 1; ; page++) {
    if (page > maxPages)
      throw new Unavailable(`the booking provider's list is longer than ${maxPages} pages`);
    await beforePage();
    const body = await getJson(path, { ...query, page_size: pageSize, page: String(page) }).catch((error) => {
      // The provider responds with 404 to a page beyond the last one.
      if (error instanceof NotFound && page > 1) throw new ListMoved();
      throw error;
    });
    const parsed = envelope.safeParse(body);
    if (!parsed.success) throw new Unavailable("the booking provider's list has an unknown shape");
    if (page > 1 && countOf(parsed.data) !== count) throw new ListMoved();
    count = countOf(parsed.data);
    results.push(...parsed.data.results);
    if (!hasNext(parsed.data, page)) break;
  }
  if (count !== null && results.length !== count) throw new ListMoved();
  return results;
};

const hasDuplicates = (results: readonly unknown[]): boolean =>
  new Set(results.map((one) => (one as { id?: unknown } | null)?.id)).size < results.length;

/** Awaited before every page. */
type BeforePage = () => Promise<void> | void;

/** Reads all pages of a list or throws. A list that changed while it was read is read once more. */
export const readAll = async (
  getJson: GetJson,
  path: readonly string[],
  query: Record<string, string>,
  beforePage: BeforePage = () => {},
): Promise<unknown[]> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const results = await readOnce(getJson, path, query, beforePage);
      // A record on two pages means that the list moved, and another record may be missing. If it is repeated
      // in the second reading too, the list really contains it twice.
      if (attempt === 1 && hasDuplicates(results)) throw new ListMoved();
      return results;
    } catch (error) {
      if (!(error instanceof ListMoved)) throw error;
      if (attempt === 2) throw new Unavailable("the booking provider's list changed while it was read");
    }
  }
};
