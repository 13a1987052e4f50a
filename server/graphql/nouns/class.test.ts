import { beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { graphqlOver } from '#tests/support/graphql.ts';

/** Every field that the specification names. */
const wholeClass = `
  id name class_tags { slug id name }
  class_type { id description duration duration_formatted is_live_stream name }
  instructors { id name bio photo_urls { thumbnail_url large_url } }
  location { id name latitude longitude address_line_one city postal_code state_province email phone_number }
  reservations {
    id reservation_type status waitlist_position is_booked_for_me spot { id name x_position y_position }
  }
  start_date start_time start_datetime available_spot_count booking_start_datetime
  is_user_reserved is_user_waitlisted layout_format waitlist_count
  spot_options { waitlist_availability waitlist_capacity }`;

const details = `query ($class_id: ID!) { getClassDetails(class_id: $class_id) { ${wholeClass} } }`;
const spots = `query ($class_id: ID!) {
  getClassSpots(class_id: $class_id) {
    available_spots layout_format items { type id name enabled x_position y_position listed }
  }
}`;
const instructors = `query ($class_id: ID!) { getClassInstructorDetails(class_id: $class_id) { id name bio } }`;

/** Midtown Miami on the seeded Sunday: the first class, and the fullest of the evening before. */
const thisMorning = '5026111501';
const lastNight = '5026111407';

describeOnBothDatabases('a class', (open) => {
  let api: ReturnType<typeof graphqlOver>;
  beforeAll(async () => {
    api = graphqlOver(await open('seeded'));
  });

  test('has every field of the specification', async () => {
    const { data, errors } = await api.fetchQuery(details, { class_id: thisMorning });
    expect(errors).toBeUndefined();
    expect(data.getClassDetails).toMatchObject({
      id: thisMorning,
      class_tags: [{ slug: 'flow', name: 'Flow' }],
      class_type: { name: 'Flow', duration: 3600, duration_formatted: '60 min', is_live_stream: false },
      location: {
        id: '48750',
        name: 'Midtown Miami',
        city: 'Miami',
        state_province: 'FL',
        email: 'midtown-miami@heliora.example',
        phone_number: expect.stringMatching(/^305-555-01\d\d$/),
      },
      start_date: '2026-11-15',
      start_time: '07:45:00',
      start_datetime: '2026-11-15T12:45:00Z',
      booking_start_datetime: '2026-11-01T12:45:00Z',
      is_user_reserved: false,
      is_user_waitlisted: false,
      layout_format: 'pick-a-spot',
    });
    expect(data.getClassDetails.instructors[0].photo_urls.large_url).toMatch(/^\/media\//);
  });

  test('its reservations are its taken mats and its waitlist, without names', async () => {
    const { getClassDetails: one } = (await api.fetchQuery(details, { class_id: lastNight })).data;
    const room = (await api.fetchQuery(spots, { class_id: lastNight })).data.getClassSpots;
    const mats = room.items.filter(({ type }: { type: string }) => type === 'spot');
    const seated = one.reservations.filter(
      ({ reservation_type }: { reservation_type: string }) => reservation_type === 'standard',
    );
    expect(seated).toHaveLength(mats.length - one.available_spot_count);
    expect(one.reservations).toHaveLength(seated.length + one.waitlist_count);
    expect(room.available_spots).toHaveLength(one.available_spot_count);
    const taken = seated.map(({ spot }: { spot: { id: string } }) => spot.id);
    expect([...taken, ...room.available_spots].sort()).toEqual(
      mats.map(({ id }: { id: string }) => id).sort(),
    );
    for (const reservation of one.reservations) {
      expect(reservation.is_booked_for_me).toBe(false);
      expect(['check in', 'graced no show', 'removed']).toContain(reservation.status);
    }
    expect(one.spot_options.waitlist_availability).toBe(
      one.spot_options.waitlist_capacity - one.waitlist_count,
    );
  });

  test('an upcoming class has only pending reservations', async () => {
    const { getClassDetails: one } = (await api.fetchQuery(details, { class_id: '5026111607' })).data;
    const statuses = new Set(one.reservations.map(({ status }: { status: string }) => status));
    expect(statuses).toEqual(new Set(['pending']));
  });

  test('its instructors can be queried alone', async () => {
    const { getClassDetails: one } = (await api.fetchQuery(details, { class_id: thisMorning })).data;
    const { data } = await api.fetchQuery(instructors, { class_id: thisMorning });
    expect(data.getClassInstructorDetails[0]).toMatchObject({ name: one.instructors[0].name });
  });

  test.each([details, spots, instructors])('an unknown number is null: %#', async (query) => {
    const { status, data, errors } = await api.fetchQuery(query, { class_id: '1099999999' });
    expect([status, errors, Object.values(data)]).toEqual([200, undefined, [null]]);
  });

  test.each(['', '0', '-5', 'abc', '1.5', '1e9', '99999999999999999999', "1' or '1'='1"])(
    '“%s” is not the number of a class',
    async (class_id) => {
      for (const query of [details, spots, instructors]) {
        const { status, errors } = await api.fetchQuery(query, { class_id });
        expect(status).toBe(400);
        expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'class_id' } }]);
      }
    },
  );
});
