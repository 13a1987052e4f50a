import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, type CalendarDay, daysFrom, studioDay } from '#domain/dates.ts';
import { studios } from '#domain/studios.ts';
import { studioInstant, utcText } from '#server/time/studio-time.ts';

/** A class in the provider's own system. */
export type FakeClass = {
  id: number;
  locationId: string;
  day: CalendarDay;
  time: string;
  name: string;
  typeId: string;
  teacherIds: string[];
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
type FakeLocation = { id: string; slug: string; name: string; timezone: string; listed: boolean };
type FakeType = { id: string; name: string; minutes: number; slug?: string };
type FakeTeacher = { id: string; name: string; bio: string };

/** Ways in which the provider misbehaves, for one request. */
export type Misbehaviour =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'html'
  | 'half'
  | 'huge'
  | 'redirect'
  | 'hang'
  | 'reset'
  | 'garbage';

const startOf = ({ day, time }: FakeClass) => `${day}T${time}`;

/** Chooses the misbehaviour for a request, or none. */
type Misbehave = (url: URL) => Misbehaviour | undefined | Promise<Misbehaviour | undefined>;

const defaultPageSize = 10;
const maxPageSize = 500;
const theirLocationId = (index: number) => String(900 + index);
const studiosWithClasses = studios.flatMap(({ slug, name, bookingId }) =>
  bookingId === null ? [] : [{ slug, name, bookingId }],
);

const types: FakeType[] = [
  { id: '11', name: 'Hot Flow 60', minutes: 60 },
  { id: '12', name: 'FIIT 45', minutes: 45 },
  { id: '13', name: 'Restore', minutes: 75 },
  { id: '14', name: 'Breath and Cold', minutes: 120, slug: 'workshop' },
  { id: '15', name: 'Infrared Sauna', minutes: 30 },
];
const teachers: FakeTeacher[] = [
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
          teacherIds: [teachers[id % teachers.length]?.id as string],
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
  if (!usual) return [];
  return [
    ...Array.from({ length: 30 }, (_, index) => ({ ...usual, id: 100 + index, day: '2019-03-04' })),
    { ...usual, id: 201, isPrivate: true },
    { ...usual, id: 202, typeId: '15', capacity: 1, free: 1, teacherIds: [] },
    { ...usual, id: 203, locationId: '999' },
  ];
};

export const startFakeMariana = async ({
  classes,
  locations = studiosWithClasses.length,
}: {
  classes: FakeClass[];
  locations?: number;
}) => {
  const data = {
    classes: [...classes],
    types: structuredClone(types),
    teachers: structuredClone(teachers),
    windowDays: 14 as unknown,
    locations: [
      ...studiosWithClasses.slice(0, locations).map(
        ({ slug, name }, index): FakeLocation => ({
          id: theirLocationId(index),
          slug,
          name,
          timezone: index % 2 ? 'US/Eastern' : 'America/New_York',
          listed: true,
        }),
      ),
      { id: '999', slug: '', name: 'Warehouse', timezone: 'America/New_York', listed: false },
    ],
  };
  const requests: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] = [];
  const state: { misbehave: Misbehave | null; isAway: boolean } = {
    misbehave: null,
    isAway: false,
  };

  const typeAnswer = (id: string) => {
    const type = data.types.find((one) => one.id === id);
    return {
      id,
      name: type?.name ?? 'Unknown',
      description: '<p>Strong &amp; slow.</p>',
      duration: type?.minutes ?? 60,
      duration_formatted: `${type?.minutes ?? 60} min`,
      is_live_stream: false,
    };
  };
  const teacherAnswer = (id: string) => ({
    ...(data.teachers.find((one) => one.id === id) ?? { id, name: 'Somebody', bio: '' }),
    instagram_handle: null,
    instagram_url: null,
    spotify_url: null,
    photo_urls: { large_url: 'https://pictures.example/teacher.jpg', thumbnail_url: null },
  });
  const locationAnswer = ({ slug: _, ...given }: FakeLocation) => ({
    ...given,
    address_line_one: '1 Palm Way',
    address_line_two: '',
    city: 'Miami',
    state_province: 'FL',
    postal_code: '33101',
    email: 'front-desk@studio.example',
    phone_number: '305-555-0100',
    latitude: '25.7617000',
    longitude: '-80.1918000',
    currency_code: 'USD',
    formatted_address: ['1 Palm Way', 'Miami FL 33101'],
  });
  const layoutAnswer = (one: FakeClass) => ({
    id: '5',
    name: 'Main room',
    spots: Array.from({ length: one.capacity }, (_, index) => ({
      id: `s${index + 1}`,
      name: String(index + 1),
      // Older responses have numbers as text.
      x_position: index % 2 ? `${(index % 6) * 20}.50` : (index % 6) * 20,
      y_position: Math.floor(index / 6) * 40 - 100,
      is_available: one.status === null && index < one.free,
      spot_type: { id: '1', name: 'Mat', is_primary: true },
    })),
  });
  const classAnswer = (one: FakeClass, isDetail: boolean) => {
    const place = data.locations.find(({ id }) => id === one.locationId);
    const starts = studioInstant(one.day, one.time);
    return {
      id: String(one.id),
      name: one.name,
      status: one.status,
      start_datetime: utcText(starts),
      start_date: one.day,
      start_time: `${one.time}:00`,
      booking_start_datetime: `${addDays(one.day, -14)}T06:30:00-05:00`,
      capacity: one.capacity,
      available_spot_count: one.free,
      waitlist_count: one.id % 2 ? one.waiting : one.waiting || null,
      is_cancelled: one.isCancelled || (one.id % 2 ? false : null),
      is_remaining_spot_count_public: one.isCountPublic,
      is_free_class: false,
      in_live_stream_window: false,
      layout_format: one.hasRoom ? 'pick-a-spot' : 'first-come-first-serve',
      class_tags: data.types
        .filter(({ id, slug }) => id === one.typeId && slug)
        .map(({ slug }) => ({ id: '3', name: slug, slug })),
      class_type: typeAnswer(one.typeId),
      classroom: { id: '5', name: 'Main room' },
      classroom_name: 'Main room',
      instructors: one.teacherIds.map(teacherAnswer),
      spot_options: {
        primary_availability: one.free,
        primary_capacity: one.capacity,
        waitlist_availability: 10 - one.waiting,
        waitlist_capacity: 10,
      },
      location: place
        ? { ...locationAnswer(place), region: { id: '1', name: 'Florida' } }
        : { id: one.locationId },
      reservations: [],
      ...(isDetail && { layout: one.hasRoom ? layoutAnswer(one) : null }),
      ...one.raw,
    };
  };

  type Answer = { status: number; body: unknown };
  const missing = (detail: string): Answer => ({ status: 404, body: { detail } });

  const pageOf = <T>(url: URL, rows: readonly T[], toAnswer: (row: T) => unknown): Answer => {
    const size = Math.min(Number(url.searchParams.get('page_size') ?? defaultPageSize), maxPageSize);
    const page = Number(url.searchParams.get('page') ?? 1);
    const pages = Math.max(1, Math.ceil(rows.length / size));
    if (page > pages) return missing('Invalid page.');
    const link = (number: number) =>
      number >= 1 && number <= pages ? `https://elsewhere.example${url.pathname}?page=${number}` : null;
    return {
      status: 200,
      body: {
        count: rows.length,
        next: link(page + 1),
        previous: link(page - 1),
        results: rows.slice((page - 1) * size, page * size).map(toAnswer),
        meta: { pagination: { count: rows.length, pages, page, per_page: size } },
      },
    };
  };

  const listClasses = (url: URL): Answer => {
    const query = url.searchParams;
    const wanted = query.get('location')?.split(',');
    const rows = data.classes
      .filter(({ isPrivate }) => !isPrivate)
      .filter(
        ({ day }) =>
          day >= (query.get('min_start_date') ?? '') && day <= (query.get('max_start_date') ?? '9'),
      )
      .filter(({ locationId }) => !wanted || wanted.includes(locationId))
      .sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a.id - b.id));
    return pageOf(url, rows, (one) => classAnswer(one, false));
  };

  const answer = (url: URL): Answer => {
    const [, resource, id] = /^\/api\/customer\/v1\/(\w+)(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
    if (resource === 'classes' && id) {
      const one = data.classes.find((found) => String(found.id) === id && !found.isPrivate);
      return one
        ? { status: 200, body: classAnswer(one, true) }
        : missing('No ClassSession matches the given query.');
    }
    if (resource === 'classes') return listClasses(url);
    if (resource === 'locations') return pageOf(url, data.locations, locationAnswer);
    if (resource === 'schedule_locations')
      return pageOf(url, data.locations, (place) => ({
        ...locationAnswer(place),
        class_types: data.types.map(({ id: typeId }) => typeAnswer(typeId)),
        classrooms: [{ id: '5', name: 'Main room' }],
        instructors: data.teachers.map(({ id: teacherId }) => teacherAnswer(teacherId)),
      }));
    if (resource === 'config')
      return { status: 200, body: { brand_name: 'Heliora', scheduling_window_days: data.windowDays } };
    return missing('Not found.');
  };

  const misbehaveWith = (mode: Misbehaviour, url: URL, response: ServerResponse) => {
    const json = { 'content-type': 'application/json' };
    if (typeof mode === 'object')
      return response
        .writeHead(mode.status, { ...json, ...mode.headers })
        .end(mode.body ?? '{"detail":"Sorry, Ana Example (ana@example.com) broke it."}');
    if (mode === 'hang') return response;
    if (mode === 'reset') return response.socket?.resetAndDestroy();
    if (mode === 'redirect')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    if (mode === 'html')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><h1>Scheduled maintenance</h1>');
    if (mode === 'garbage') return response.writeHead(200, json).end('{"results": 7}');
    if (mode === 'huge') {
      response.writeHead(200, json).write('{"results": ["');
      const chunk = 'x'.repeat(1_000_000);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      return more();
    }
    const whole = JSON.stringify(answer(url).body);
    response.writeHead(200, { ...json, 'content-length': String(whole.length) });
    response.write(whole.slice(0, whole.length / 2), () => response.socket?.end());
    return response;
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake.example');
    requests.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
    if (state.isAway) return void request.socket.destroy();
    const mode = await state.misbehave?.(url);
    if (mode) return void misbehaveWith(mode, url, response);
    const { status, body } = answer(url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/api/customer/v1`,
    data,
    requests,
    /** The class with this id, to be changed. */
    classOf: (id: number): FakeClass => {
      const found = data.classes.find((one) => one.id === id);
      if (!found) throw new Error(`the fake has no class ${id}`);
      return found;
    },
    misbehave: (next: Misbehave | null) => {
      state.misbehave = next;
    },
    setAway: (isAway: boolean) => {
      state.isAway = isAway;
    },
    /** The mapping file for this fake. */
    mapping: () => ({
      locations: Object.fromEntries(
        data.locations.filter(({ slug }) => slug).map(({ id, slug }) => [id, slug]),
      ),
      classTypes: { '15': 'skip' },
      instructors: { '77': 'marisol-vega' },
      workshopTags: ['workshop'],
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type FakeMariana = Awaited<ReturnType<typeof startFakeMariana>>;

export const todayOf = (now: string): CalendarDay => studioDay(Date.parse(now));
