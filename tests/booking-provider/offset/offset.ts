import * as z from 'zod';
import { addDays } from '#domain/dates.ts';
import type { GetJson, MirrorProvider } from '#server/integrations/booking/mirror/provider.ts';
import { readList } from '#server/integrations/booking/mirror/read-list.ts';
import { locationShape, staffShape } from './shapes.ts';
import { classOf, instructorOf, spotsOf } from './translate.ts';

const idField = 'Id';
const limit = 200;

type ListName = 'Classes' | 'Locations' | 'StaffMembers';
const readAll = <T>(
  getJson: GetJson,
  path: string[],
  name: ListName,
  keep: (record: unknown) => T,
  query: Record<string, string> = {},
): Promise<T[]> =>
  readList(getJson, {
    idField,
    keep,
    readPage: async (get, next) => {
      const offset = Number(next ?? 0);
      const body = await get(path, { ...query, limit: String(limit), offset: String(offset) });
      const { TotalResults: count } = z.object({ TotalResults: z.int() }).parse(body);
      const records = z.array(z.unknown()).parse((body as Record<string, unknown>)[name]);
      return { records, count, next: offset + limit < count ? String(offset + limit) : null };
    },
  });

/** A second mirrored provider, whose system differs from Mariana Tek in every format. Only tests have it. */
export const offsetProvider: MirrorProvider = {
  headers: (token) => ({ 'api-key': token ?? '' }),
  idField,
  readReferenceData: async (getJson) => ({
    locations: await readAll(getJson, ['site', 'locations'], 'Locations', (record) => {
      const given = locationShape.parse(record);
      return {
        id: given.Id,
        name: given.Name,
        listed: given.HasClasses,
        address_line_one: given.Address,
        city: given.City,
        latitude: given.Latitude,
        longitude: given.Longitude,
      };
    }),
    instructors: await readAll(getJson, ['staff', 'staff'], 'StaffMembers', (record) =>
      instructorOf(staffShape.parse(record)),
    ),
    windowDays: null,
  }),
  readClasses: (getJson, { firstDay, lastDay, locationIds }, keep) =>
    readAll(getJson, ['class', 'classes'], 'Classes', keep, {
      StartDate: firstDay,
      EndDate: addDays(lastDay, 1),
      LocationIds: locationIds.join(','),
    }),
  readClass: async (getJson, id) => {
    const query = { ClassIds: String(id) };
    const [found] = await readAll(getJson, ['class', 'classes'], 'Classes', (record) => record, query);
    return found;
  },
  classOf,
  spotsOf,
};
