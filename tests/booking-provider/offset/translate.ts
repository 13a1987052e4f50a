import type * as z from 'zod';
import type { StoredSpots } from '#server/db/tables.ts';
import { InvalidRecord, type TheirClass } from '#server/integrations/booking/mirror/provider.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { scheduledClassShape, type staffShape } from './shapes.ts';

const instantOf = (local: string): number => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00$/.exec(local) ?? [];
  if (!day || !time) throw new InvalidRecord('the time is no local time');
  return studioInstant(day, time);
};
export const instructorOf = ({ Id: id, Name: name, Bio: bio }: z.output<typeof staffShape>) => ({
  id,
  name,
  bio,
});

export const classOf = (record: unknown): TheirClass => {
  const given = scheduledClassShape.parse(record);
  const { Id: id, Name: name, Description: description } = given.ClassDescription;
  const startsAt = instantOf(given.StartDateTime);
  return {
    id: given.Id,
    locationId: given.LocationId,
    name: given.Title,
    type: {
      ...{ id, name, description },
      seconds: (instantOf(given.EndDateTime) - startsAt) / 1000,
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
};

export const spotsOf = (record: unknown): StoredSpots => {
  const mats = scheduledClassShape.parse(record).Mats ?? [];
  return {
    layoutFormat: 'pick-a-spot',
    availableSpotIds: mats.filter(({ IsTaken }) => !IsTaken).map(({ Id }) => String(Id)),
    items: mats.map(({ Id, Row, Column }) => ({
      ...{ id: String(Id), name: String(Id), x: Column, y: Row },
      ...{ type: 'spot', isEnabled: true, isListed: true },
    })),
  };
};
