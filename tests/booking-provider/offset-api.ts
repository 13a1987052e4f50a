import type { FakeApi } from './fake-api.ts';
import type { FakeClass, FakeData } from './fake-data.ts';

const textAfter = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const classBody = (data: FakeData, one: FakeClass, isDetail: boolean) => {
  const type = data.types.find(({ id }) => id === one.typeId);
  return {
    Id: one.id,
    Title: one.name,
    // Local times of the studio, without a zone.
    StartDateTime: `${one.day}T${one.time}:00`,
    EndDateTime: `${one.day}T${textAfter(one.time, type?.minutes ?? 60)}:00`,
    IsCanceled: one.isCancelled,
    LocationId: one.locationId,
    Staff: data.instructors.filter(({ id }) => one.instructorIds.includes(id)).map(staffBody),
    Program: type?.slug ?? null,
    ClassDescription: { Id: one.typeId, Name: type?.name, Description: '<p>Strong &amp; slow.</p>' },
    ShowsCapacity: one.isCountPublic,
    MaxCapacity: one.capacity,
    TotalBooked: one.status === null ? one.capacity - one.free : one.capacity,
    Waiting: one.waiting,
    WaitlistCapacity: 10,
    HasMats: one.hasRoom,
    ...(isDetail && {
      Mats: Array.from({ length: one.hasRoom ? one.capacity : 0 }, (_, index) => ({
        Id: index + 1,
        Row: Math.floor(index / 6),
        Column: index % 6,
        IsTaken: one.status !== null || index >= one.free,
      })),
    }),
    ...one.raw,
  };
};
const staffBody = ({ id, name, bio }: FakeData['instructors'][number]) => ({ Id: id, Name: name, Bio: bio });

const listOf = (data: FakeData, url: URL): [name: string, rows: readonly unknown[]] => {
  const query = url.searchParams;
  if (url.pathname.endsWith('/locations'))
    return [
      'Locations',
      data.locations.map(({ id, name, isListed, street, city, latitude, longitude }) => ({
        Id: id,
        Name: name,
        HasClasses: isListed,
        Address: street,
        City: city,
        Latitude: latitude,
        Longitude: longitude,
      })),
    ];
  if (url.pathname.endsWith('/staff')) return ['StaffMembers', data.instructors.map(staffBody)];
  const id = query.get('ClassIds');
  const isWanted = ({ day, locationId, ...one }: FakeClass) =>
    id
      ? String(one.id) === id
      : day >= (query.get('StartDate') ?? '') &&
        // Unlike in Mariana Tek's range, the last day is not included.
        day < (query.get('EndDate') ?? '') &&
        query.get('LocationIds')?.split(',').includes(locationId);
  const rows = data.classes.filter((one) => !one.isPrivate && isWanted(one));
  return ['Classes', rows.map((one) => classBody(data, one, id !== null))];
};

/** Differs from Mariana Tek: offsets instead of pages, a range without its last day, local times without a zone. */
export const offsetApi: FakeApi = {
  path: '/public/v6',
  respondWith: (data) => (url) => {
    const [name, rows] = listOf(data, url);
    const [limit, offset] = ['limit', 'offset'].map((part) => Number(url.searchParams.get(part) ?? 0));
    const body = { TotalResults: rows.length, [name]: rows.slice(offset, (offset ?? 0) + (limit || 10)) };
    return { status: 200, body };
  },
  isClassList: ({ pathname }) => pathname.endsWith('/classes'),
  isLocationList: ({ pathname }) => pathname.endsWith('/locations'),
  isSecondPage: ({ searchParams }) => searchParams.get('offset') === '200',
  invalidFields: { StartDateTime: 'sometime', Title: '<script>alert(1)</script>' },
};
