import { addDays } from '#domain/dates.ts';
import { studioInstant, utcText } from '#server/time/studio-time.ts';
import type { FakeApi, FakeResponse } from './fake-api.ts';
import type { FakeClass, FakeData, FakeLocation } from './fake-data.ts';

const defaultPageSize = 10;
const maxPageSize = 500;
const startOf = ({ day, time }: FakeClass) => `${day}T${time}`;

const locationBody = ({ id, name, timezone, isListed: listed, street, city, ...at }: FakeLocation) => ({
  ...{ id, name, timezone, listed, city },
  address_line_one: street,
  address_line_two: '',
  state_province: 'FL',
  postal_code: '33101',
  email: 'front-desk@studio.example',
  phone_number: '305-555-0100',
  latitude: at.latitude.toFixed(7),
  longitude: at.longitude.toFixed(7),
  currency_code: 'USD',
  formatted_address: [street, `${city} FL 33101`],
});
const layoutBody = (one: FakeClass) => ({
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

const missing = (detail: string): FakeResponse => ({ status: 404, body: { detail } });

const pageOf = <T>(url: URL, rows: readonly T[], toBody: (row: T) => unknown): FakeResponse => {
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
      results: rows.slice((page - 1) * size, page * size).map(toBody),
      meta: { pagination: { count: rows.length, pages, page, per_page: size } },
    },
  };
};

const createResponses = (data: FakeData) => {
  const typeBody = (id: string) => {
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
  const instructorBody = (id: string) => ({
    ...(data.instructors.find((one) => one.id === id) ?? { id, name: 'Somebody', bio: '' }),
    instagram_handle: null,
    instagram_url: null,
    spotify_url: null,
    photo_urls: { large_url: 'https://pictures.example/teacher.jpg', thumbnail_url: null },
  });
  const classBody = (one: FakeClass, isDetail: boolean) => {
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
      class_type: typeBody(one.typeId),
      classroom: { id: '5', name: 'Main room' },
      classroom_name: 'Main room',
      instructors: one.instructorIds.map(instructorBody),
      spot_options: {
        primary_availability: one.free,
        primary_capacity: one.capacity,
        waitlist_availability: 10 - one.waiting,
        waitlist_capacity: 10,
      },
      location: place
        ? { ...locationBody(place), region: { id: '1', name: 'Florida' } }
        : { id: one.locationId },
      reservations: [],
      ...(isDetail && { layout: one.hasRoom ? layoutBody(one) : null }),
      ...one.raw,
    };
  };

  const listClasses = (url: URL): FakeResponse => {
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
    return pageOf(url, rows, (one) => classBody(one, false));
  };

  return (url: URL): FakeResponse => {
    const [, resource, id] = /^\/api\/customer\/v1\/(\w+)(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
    if (resource === 'classes' && id) {
      const one = data.classes.find((found) => String(found.id) === id && !found.isPrivate);
      return one
        ? { status: 200, body: classBody(one, true) }
        : missing('No ClassSession matches the given query.');
    }
    if (resource === 'classes') return listClasses(url);
    if (resource === 'locations') return pageOf(url, data.locations, locationBody);
    if (resource === 'schedule_locations')
      return pageOf(url, data.locations, (place) => ({
        ...locationBody(place),
        class_types: data.types.map(({ id: typeId }) => typeBody(typeId)),
        classrooms: [{ id: '5', name: 'Main room' }],
        instructors: data.instructors.map(({ id: instructorId }) => instructorBody(instructorId)),
      }));
    if (resource === 'config')
      return { status: 200, body: { brand_name: 'Heliora', scheduling_window_days: data.windowDays } };
    return missing('Not found.');
  };
};

/** The customer API of Mariana Tek. */
export const marianaApi: FakeApi = {
  path: '/api/customer/v1',
  respondWith: createResponses,
  isClassList: ({ pathname }) => pathname.endsWith('/classes'),
  isLocationList: ({ pathname }) => pathname.endsWith('/schedule_locations'),
  isSecondPage: ({ searchParams }) => searchParams.get('page') === '2',
  invalidFields: { start_datetime: 'sometime', name: '<script>alert(1)</script>' },
};
