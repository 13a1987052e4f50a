import * as z from 'zod';
import type { GetJson, MirrorProvider } from '#server/integrations/booking/mirror/provider.ts';
import { readList } from '#server/integrations/booking/mirror/read-list.ts';
import { configShape, instructorShape, locationShape, numberShape } from './shapes.ts';
import { classOf, spotsOf } from './translate.ts';

const idField = 'id';
/** The provider's maximum; it may send fewer. */
const pageSize = 500;

const link = z.string().nullish();
/** The provider uses two formats of the same envelope. */
const envelope = z.object({
  results: z.array(z.unknown()).max(pageSize),
  count: numberShape.nullish(),
  next: link,
  links: z.object({ next: link }).nullish(),
  meta: z
    .object({
      pagination: z.object({ count: numberShape.nullish(), pages: numberShape.nullish() }).nullish(),
    })
    .nullish(),
});

export const readAll = <T>(
  getJson: GetJson,
  path: readonly string[],
  query: Record<string, string>,
  keep: (record: unknown) => T,
): Promise<T[]> =>
  readList(getJson, {
    idField,
    keep,
    readPage: async (get, given) => {
      const page = Number(given ?? 1);
      const pageQuery = { ...query, page_size: String(pageSize), page: String(page) };
      const { results, count, next, links, meta } = envelope.parse(await get(path, pageQuery));
      const pages = meta?.pagination?.pages;
      return {
        records: results,
        count: meta?.pagination?.count ?? count ?? null,
        // The link only shows that there is a next page; its URL is not followed.
        next: (pages == null ? (next ?? links?.next) : page < pages) ? String(page + 1) : null,
      };
    },
  });

const locationOf = (record: unknown) => {
  const parsed = locationShape.safeParse(record);
  if (!parsed.success) return [];
  const { instructors, ...theirs } = parsed.data;
  return [
    {
      location: theirs,
      instructors: (instructors ?? []).flatMap((one) => instructorShape.safeParse(one).data ?? []),
    },
  ];
};

export const marianaTek: MirrorProvider = {
  headers: (token): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
  idField,
  /** The provider has no list of instructors, only those of each location. */
  async readReferenceData(getJson) {
    const records = (await readAll(getJson, ['schedule_locations'], {}, locationOf)).flat();
    const settings = configShape.safeParse(await getJson(['config']));
    return {
      locations: records.map((record) => record.location),
      instructors: records.flatMap((record) => record.instructors),
      windowDays: settings.data?.scheduling_window_days ?? null,
    };
  },
  /** Always limited to some days, because the provider's list begins in its first year. */
  readClasses: (getJson, { firstDay, lastDay, locationIds }, keep) =>
    readAll(
      getJson,
      ['classes'],
      {
        min_start_date: firstDay,
        max_start_date: lastDay,
        location: locationIds.join(','),
        ordering: 'start_datetime',
      },
      keep,
    ),
  readClass: (getJson, id) => getJson(['classes', String(id)]),
  classOf,
  spotsOf,
};
