import { type CalendarDay, daysFrom, studioDay } from '#domain/dates.ts';
import { studios } from '#domain/studios.ts';

/** A class in the provider's own system. */
export type FakeClass = {
  id: number;
  locationId: string;
  day: CalendarDay;
  time: string;
  name: string;
  typeId: string;
  instructorIds: string[];
  capacity: number;
  free: number;
  waiting: number;
  status: null | 'Waitlist Only' | 'Waitlist Full';
  isCancelled: boolean;
  isCountPublic: boolean;
  isPrivate: boolean;
  hasRoom: boolean;
  /** Fields that replace those of the response, of any type. */
  raw: Record<string, unknown>;
};
export type FakeLocation = {
  id: string;
  slug: string;
  name: string;
  timezone: string;
  isListed: boolean;
  street: string;
  city: string;
  latitude: number;
  longitude: number;
};
type FakeType = { id: string; name: string; minutes: number; slug?: string };
type FakeInstructor = { id: string; name: string; bio: string };

/** The place of every location; a provider sends it in its own format. */
const place = { street: '1 Palm Way', city: 'Miami', latitude: 25.7617, longitude: -80.1918 };

const theirLocationId = (index: number) => String(900 + index);
const studiosWithClasses = studios.flatMap(({ slug, name, locationId }) =>
  locationId === null ? [] : [{ slug, name, locationId }],
);

const types: FakeType[] = [
  { id: '11', name: 'Hot Flow 60', minutes: 60 },
  { id: '12', name: 'FIIT 45', minutes: 45 },
  { id: '13', name: 'Restore', minutes: 75 },
  { id: '14', name: 'Breath and Cold', minutes: 120, slug: 'workshop' },
  { id: '15', name: 'Infrared Sauna', minutes: 30 },
];
const instructors: FakeInstructor[] = [
  { id: '77', name: 'Marisol Vega', bio: 'Theirs.' },
  { id: '78', name: 'Noor Haddad', bio: '<p>Came from <b>Amman</b> &amp; stayed.</p>' },
  { id: '79', name: 'Zoe Whitfield', bio: '' },
];

const times = [
  '06:00',
  '07:15',
  '09:00',
  '10:30',
  '12:00',
  '13:15',
  '16:00',
  '17:15',
  '18:30',
  '19:45',
  '20:30',
];

export const makeClasses = (
  today: CalendarDay,
  { locations, days, perDay }: { locations: number; days: number; perDay: number },
): FakeClass[] => {
  let id = 70_000;
  return daysFrom(today, days).flatMap((day, dayIndex) =>
    Array.from({ length: locations }, (_, at) => theirLocationId(at)).flatMap((locationId) =>
      Array.from({ length: perDay }, (_, index): FakeClass => {
        id += 1;
        const isWorkshop = perDay > 1 && index === perDay - 1 && dayIndex % 2 === 0;
        const free = id % 7 === 0 ? 0 : (id % 19) + 1;
        return {
          id,
          locationId,
          day,
          time: times[index % times.length] as string,
          name: isWorkshop ? 'Breath and Cold' : (['Sunrise Flow', 'FIIT Burn', 'Restore'][id % 3] as string),
          typeId: isWorkshop ? '14' : (['11', '12', '13'][id % 3] as string),
          instructorIds: [instructors[id % instructors.length]?.id as string],
          capacity: 30,
          free,
          waiting: free === 0 ? 2 : 0,
          status: free === 0 ? 'Waitlist Only' : null,
          isCancelled: false,
          isCountPublic: id % 11 !== 0,
          isPrivate: false,
          hasRoom: id % 2 === 0,
          raw: {},
        };
      }),
    ),
  );
};

/** Old classes of several years, and special ones: private, a sauna, another studio's. */
export const oddClasses = (today: CalendarDay): FakeClass[] => {
  const [usual] = makeClasses(today, { locations: 1, days: 1, perDay: 1 });
  if (!usual) throw new Error('makeClasses made no class');
  return [
    ...Array.from({ length: 30 }, (_, index) => ({ ...usual, id: 100 + index, day: '2019-03-04' })),
    { ...usual, id: 201, isPrivate: true },
    { ...usual, id: 202, typeId: '15', capacity: 1, free: 1, instructorIds: [] },
    { ...usual, id: 203, locationId: '999' },
  ];
};

/** All data of the fake system; a test changes it. */
export const createData = (classes: readonly FakeClass[], locations = studiosWithClasses.length) => ({
  classes: [...classes],
  types: structuredClone(types),
  instructors: structuredClone(instructors),
  windowDays: 14 as unknown,
  locations: [
    ...studiosWithClasses.slice(0, locations).map(
      ({ slug, name }, index): FakeLocation => ({
        id: theirLocationId(index),
        slug,
        name,
        timezone: index % 2 ? 'US/Eastern' : 'America/New_York',
        isListed: true,
        ...place,
      }),
    ),
    { id: '999', slug: '', name: 'Warehouse', timezone: 'America/New_York', isListed: false, ...place },
  ],
});
export type FakeData = ReturnType<typeof createData>;

export const todayOf = (now: string): CalendarDay => studioDay(Date.parse(now));
