import * as z from 'zod';
import { Unavailable } from '#server/errors/unavailable.ts';
import { type GetJson, NotFound } from './client.ts';
import { number } from './shapes.ts';

/** The most that the provider sends at once; it may send fewer. */
const pageSize = '500';
/** A list that is longer is a filter that did not work: an error, never a part of the list. */
const maxPages = 40;

const link = z.string().nullish();
/** Two spellings of the same envelope are in use. */
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
/** A link only says that there is a next page: its address is not followed. */
const hasNext = (body: Envelope, page: number): boolean => {
  const pages = body.meta?.pagination?.pages;
  return pages == null ? Boolean(body.next ?? body.links?.next) : page < pages;
};

/** The list changed between two of its pages, so that a record may be missing. */
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
      // A page past the end is 404.
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

/** All pages of a list, or an error: a list that changed while it was read is read once more. */
export const readAll = async (
  getJson: GetJson,
  path: readonly string[],
  query: Record<string, string>,
  beforePage: BeforePage = () => {},
): Promise<unknown[]> => {
  for (let attempt = 1; ; attempt++) {
    try {
      const results = await readOnce(getJson, path, query, beforePage);
      // A record on two pages may have moved another one to none; a list that always repeats one is as it is.
      if (attempt === 1 && hasDuplicates(results)) throw new ListMoved();
      return results;
    } catch (error) {
      if (!(error instanceof ListMoved)) throw error;
      if (attempt === 2) throw new Unavailable("the booking provider's list changed while it was read");
    }
  }
};
