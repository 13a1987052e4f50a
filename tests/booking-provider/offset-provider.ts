import * as z from 'zod';
import type { GetJson } from '#server/integrations/booking/mirror/client.ts';
import { type MirrorProvider, Refused } from '#server/integrations/booking/mirror/provider.ts';
import { readList } from '#server/integrations/booking/mirror/read-list.ts';
import { studioInstant } from '#server/time/studio-time.ts';

const limit = 200;
const text = z.string().nullish();
const staff = z.object({ Id: z.string(), Name: z.string(), Bio: text });
const location = z.object({
  Id: z.string(),
  Name: z.string(),
  HasClasses: z.boolean(),
  Address: text,
  City: text,
  Latitude: z.number(),
  Longitude: z.number(),
});
const scheduledClass = z.object({
  Id: z.int().transform(String),
  Title: z.string(),
  StartDateTime: z.string(),
  EndDateTime: z.string(),
  IsCanceled: z.boolean(),
  LocationId: z.string(),
  Staff: z.array(staff),
  Program: text,
  ClassDescription: z.object({ Id: z.string(), Name: z.string(), Description: text }),
  ShowsCapacity: z.boolean(),
  MaxCapacity: z.int(),
  TotalBooked: z.int(),
  Waiting: z.int(),
  WaitlistCapacity: z.int(),
  HasMats: z.boolean(),
  Mats: z.array(z.object({ Id: z.int(), Row: z.int(), Column: z.int(), IsTaken: z.boolean() })).optional(),
});

type ListName = 'Classes' | 'Locations' | 'StaffMembers';
const readAll = <T>(
  getJson: GetJson,
  path: string[],
  name: ListName,
  keep: (record: unknown) => T,
  query: Record<string, string> = {},
): Promise<T[]> =>
  readList(getJson, {
    idField: 'Id',
    keep,
    readPage: async (get, page) => {
      const offset = (page - 1) * limit;
      const body = await get(path, { ...query, limit: String(limit), offset: String(offset) });
      const { TotalResults: count } = z.object({ TotalResults: z.int() }).parse(body);
      const records = z.array(z.unknown()).parse((body as Record<string, unknown>)[name]);
      return { records, count, hasNext: offset + limit < count };
    },
  });

const instantOf = (local: string): number => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00$/.exec(local) ?? [];
  if (!day || !time) throw new Refused('the time is no local time');
  return studioInstant(day, time);
};
const instructorOf = ({ Id: id, Name: name, Bio: bio }: z.output<typeof staff>) => ({ id, name, bio });

/** A second mirrored provider, whose system differs from Mariana Tek in every format. Only tests have it. */
export const offsetProvider: MirrorProvider = {
  name: 'offset',
  headers: (token) => ({ 'api-key': token ?? '' }),
  idField: 'Id',
  readReferenceData: async (getJson) => ({
    locations: await readAll(getJson, ['site', 'locations'], 'Locations', (record) => {
      const given = location.parse(record);
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
      instructorOf(staff.parse(record)),
    ),
    windowDays: null,
  }),
  readClasses: (getJson, { from, to, locationIds }, keep) =>
    readAll(getJson, ['class', 'classes'], 'Classes', keep, {
      StartDate: from,
      EndDate: to,
      LocationIds: locationIds.join(','),
    }),
  readClass: async (getJson, id) => {
    const query = { ClassIds: String(id) };
    const [found] = await readAll(getJson, ['class', 'classes'], 'Classes', (record) => record, query);
    return found;
  },
  classOf: (record) => {
    const given = scheduledClass.parse(record);
    const { Id: id, Name: name, Description: description } = given.ClassDescription;
    const startsAt = instantOf(given.StartDateTime);
    return {
      id: given.Id,
      locationId: given.LocationId,
      name: given.Title,
      type: {
        ...{ id, name, description },
        duration: (instantOf(given.EndDateTime) - startsAt) / 1000,
        isLiveStream: false,
      },
      tags: given.Program ? [given.Program] : [],
      instructors: given.Staff.map(instructorOf),
      startsAt,
      bookingOpensAt: null,
      capacity: given.MaxCapacity,
      freeCount: given.MaxCapacity - given.TotalBooked,
      waitlistCount: given.Waiting,
      waitlistFreeCount: given.WaitlistCapacity - given.Waiting,
      isCancelled: given.IsCanceled,
      isCountPublic: given.ShowsCapacity,
      layoutFormat: given.HasMats ? 'pick-a-spot' : 'first-come-first-serve',
    };
  },
  spotsOf: (record) => {
    const mats = scheduledClass.parse(record).Mats ?? [];
    return {
      layoutFormat: 'pick-a-spot',
      availableSpotIds: mats.filter(({ IsTaken }) => !IsTaken).map(({ Id }) => String(Id)),
      items: mats.map(({ Id, Row, Column }) => ({
        ...{ id: String(Id), name: String(Id), x: Column, y: Row },
        ...{ type: 'spot', isEnabled: true, isListed: true },
      })),
    };
  },
};
