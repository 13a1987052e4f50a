import { describe, expect, test } from 'vitest';
import { parseMapping } from '#server/integrations/booking/mirror/mapping.ts';
import { translateClass, translateSpots } from '#server/integrations/booking/mirror/translate.ts';
import { marianaTek } from './mariana-tek.ts';

const mapping = parseMapping(
  JSON.stringify({
    locations: { '900': 'midtown-miami' },
    classTypes: { '11': 'flow', '14': 'workshop', '15': 'skip', '16': 'other' },
    instructors: { '77': 'marisol-vega' },
    workshopTags: ['special-event'],
  }),
);

const type = {
  id: '11',
  name: 'Hot Sixty',
  description: 'Warm.',
  duration: 60,
  duration_formatted: '60 min',
};
const given = {
  id: '70001',
  name: 'Sunrise',
  status: null,
  start_datetime: '2026-07-03T11:00:00Z',
  start_date: '2026-07-03',
  start_time: '07:00:00',
  booking_start_datetime: '2026-06-19T07:00:00-04:00',
  capacity: 30,
  available_spot_count: 12,
  waitlist_count: 0,
  is_cancelled: false,
  is_remaining_spot_count_public: true,
  layout_format: 'pick-a-spot',
  class_tags: [],
  class_type: type,
  instructors: [{ id: '78', name: 'Noor Haddad', bio: null, photo_urls: { large_url: null } }],
  spot_options: { waitlist_availability: 10, waitlist_capacity: 10 },
  location: { id: '900', timezone: 'US/Eastern' },
};
const shown = (more: Record<string, unknown> = {}) => {
  const result = translateClass(marianaTek, { ...given, ...more }, mapping);
  if (result.kind !== 'shown') throw new Error(JSON.stringify(result));
  return result.shown;
};
const translated = (more: Record<string, unknown>) =>
  translateClass(marianaTek, { ...given, ...more }, mapping);

test('a class of the provider is translated to ours', () => {
  expect(shown()).toEqual({
    id: 70001,
    kind: 'class',
    locationId: 48750,
    name: 'Sunrise',
    type: {
      theirId: '11',
      name: 'Flow',
      description: 'Warm.',
      seconds: 3600,
      isLiveStream: false,
      kind: 'flow',
      isWorkshop: false,
    },
    instructors: [{ theirId: '78', name: 'Noor Haddad', bio: '' }],
    startsAt: Date.parse('2026-07-03T11:00:00Z'),
    localDate: '2026-07-03',
    localTime: '07:00:00',
    bookingOpensAt: Date.parse('2026-06-19T11:00:00Z'),
    capacity: 30,
    takenCount: 18,
    waitlistCount: 0,
    waitlistCapacity: 10,
    isCancelled: false,
    isCountPublic: true,
    layoutFormat: 'pick-a-spot',
  });
});

describe('differences that do no harm', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['numbers in text', { capacity: '30', available_spot_count: '12.0' }, { capacity: 30, takenCount: 18 }],
    ['an id that is a number', { id: 70001 }, { id: 70001 }],
    ['null for "not cancelled"', { is_cancelled: null }, { isCancelled: false }],
    ['flags in text', { is_cancelled: 'true' }, { isCancelled: true }],
    ['null on the waitlist', { waitlist_count: null }, { waitlistCount: 0 }],
    ['no options and tags', { spot_options: null, class_tags: null }, { waitlistCapacity: 0 }],
    ['no instructors', { instructors: null }, { instructors: [] }],
    ['reservations as text', { reservations: '[]', in_live_stream_window: 'false' }, { id: 70001 }],
    ['fields that we do not know', { price: { amount: 1 } }, { id: 70001 }],
    ['another format of the room', { layout_format: 'lottery' }, { layoutFormat: 'first-come-first-serve' }],
    ['more free mats than mats', { available_spot_count: 99 }, { takenCount: 0 }],
    ['fewer than no mats', { available_spot_count: -3 }, { takenCount: 30 }],
    ['no date of booking', { booking_start_datetime: null }, { startsAt: Date.parse(given.start_datetime) }],
    [
      'booking that opens after the class began',
      { booking_start_datetime: '2026-07-04T00:00:00Z' },
      { bookingOpensAt: Date.parse(given.start_datetime) },
    ],
  ])('%s', (_, more, expected) => {
    expect(shown(more)).toMatchObject(expected);
  });
});

describe('time', () => {
  test('the minutes of a class type become seconds; a text with another number refuses the class', () => {
    expect(shown({ class_type: { ...type, duration: 45, duration_formatted: 45 } }).type.seconds).toBe(2700);
    const inSeconds = { ...type, duration: 3000, duration_formatted: '50 min' };
    expect(translated({ class_type: inSeconds })).toMatchObject({ kind: 'refused', id: 70001 });
    for (const duration of [0, 4, 3600, -60])
      expect(translated({ class_type: { ...type, duration, duration_formatted: '' } }).kind).toBe('refused');
  });

  test('the instant decides the day and time at the studio, not the provider’s local time', () => {
    const result = translated({ start_date: '2026-07-03', start_time: '08:00:00' });
    expect(result).toMatchObject({ shown: { localTime: '07:00:00' } });
    // After midnight in UTC it is still the previous evening at the studio, and the offset differs in winter.
    const evening = {
      start_datetime: '2026-12-04T00:30:00Z',
      start_date: '2026-12-03',
      start_time: '19:30:00',
    };
    expect(translated({ ...evening, booking_start_datetime: null })).toMatchObject({
      shown: { localDate: '2026-12-03', localTime: '19:30:00' },
    });
  });

  test.each(['2026-07-03T11:00:00', 'tomorrow', '', '1850-01-01T00:00:00Z', '2026-13-40T11:00:00Z'])(
    '“%s” is not an instant: the class is refused',
    (start_datetime) => {
      expect(translated({ start_datetime })).toMatchObject({ kind: 'refused', id: 70001 });
    },
  );
});

describe('counts that are not public', () => {
  const hidden = { is_remaining_spot_count_public: false };
  test.each<[string, Record<string, unknown>, object]>([
    ['some mats', { available_spot_count: 12 }, { capacity: 1, takenCount: 0, waitlistCapacity: 1 }],
    [
      'no mats',
      { available_spot_count: 0, waitlist_count: 7 },
      { capacity: 1, takenCount: 1, waitlistCount: 0 },
    ],
    [
      'a full waitlist',
      { status: 'Waitlist Full', waitlist_count: 10 },
      { takenCount: 1, waitlistCapacity: 0 },
    ],
  ])('%s are some or none', (_, more, expected) => {
    expect(shown({ ...more, ...hidden })).toMatchObject({ isCountPublic: false, ...expected });
  });

  test('are assumed when the provider does not say', () => {
    expect(shown({ is_remaining_spot_count_public: null }).isCountPublic).toBe(false);
  });

  test('have no room map, which would show them', () => {
    const layout = { spots: [{ id: 's1', name: '1', x_position: 1, y_position: 1, is_available: true }] };
    expect(translateSpots(marianaTek, { ...given, layout }, mapping)?.items).toHaveLength(1);
    expect(translateSpots(marianaTek, { ...given, ...hidden, layout }, mapping)).toBeNull();
  });
});

test('the status decides over the counts', () => {
  expect(shown({ status: 'Waitlist Only', waitlist_count: 3 })).toMatchObject({
    takenCount: 30,
    waitlistCount: 3,
    waitlistCapacity: 10,
  });
  expect(shown({ status: 'Waitlist Full', waitlist_count: 3 })).toMatchObject({
    takenCount: 30,
    waitlistCount: 3,
    waitlistCapacity: 3,
  });
});

describe('what a class is', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['its type is mapped to a kind', {}, { kind: 'class', type: { kind: 'flow', name: 'Flow' } }],
    [
      'its type is mapped as a workshop',
      { class_type: { ...type, id: '14', name: 'Handstands' } },
      { kind: 'workshop', type: { name: 'Handstands', isWorkshop: true } },
    ],
    [
      'a tag makes it a workshop',
      { class_tags: [{ id: '1', name: 'Event', slug: 'special-event' }] },
      { kind: 'workshop', type: { theirId: '11:workshop' } },
    ],
    [
      'its type is not mapped but names a kind',
      { class_type: { ...type, id: '99', name: 'FIIT after work' } },
      { type: { kind: 'fiit', name: 'FIIT' } },
    ],
    [
      'its type is mapped as none of our kinds',
      { class_type: { ...type, id: '16', name: 'Flow and Sound' } },
      { type: { kind: null, name: 'Flow and Sound' } },
    ],
  ])('%s', (_, more, expected) => {
    expect(shown(more)).toMatchObject(expected);
  });

  test.each<[string, Record<string, unknown>]>([
    ['of a location that is not ours', { location: { id: '999' } }],
    ['whose type is skipped', { class_type: { ...type, id: '15' } }],
    ['that is a room to rent', { class_type: { ...type, id: '99' }, capacity: 1, instructors: [] }],
  ])('a class %s is left out', (_, more) => {
    expect(translated(more)).toMatchObject({ kind: 'skipped', id: 70001 });
  });
});

describe('a hostile response', () => {
  test('text becomes plain: no markup, no control characters, no reversed direction, limited length', () => {
    const name = '<script>alert(1)</script>Sun\u202erise\u0000 <b onclick=x>Flow</b>\n\n&amp; more';
    expect(shown({ name }).name).toBe('Sunrise Flow & more');
    expect(shown({ name: 'x'.repeat(100_000) }).name).toHaveLength(120);
    const description = `<img src="javascript:alert(1)">${'y'.repeat(50_000)}`;
    const long = shown({ class_type: { ...type, description } }).type.description;
    expect(long).toHaveLength(4000);
    expect(long).not.toContain('javascript');
  });

  test.each<[string, Record<string, unknown>]>([
    ['a name of mark-up only', { name: '<script>alert(1)</script>' }],
    ['no name', { name: null }],
    ['an id that looks like a path', { id: '../../etc/passwd' }],
    ['an id that is too large', { id: '9999999999999999' }],
    ['an id in text', { id: 'a70001' }],
    ['a type whose id looks like a path', { class_type: { ...type, id: '../1' } }],
    ['no type', { class_type: null }],
    ['capacity that is an object', { capacity: { $gt: 0 } }],
    ['instructors that are a text', { instructors: 'Marisol' }],
  ])('%s affects this class only', (_, more) => {
    expect(translated(more).kind).toBe('refused');
  });

  test.each([null, undefined, 7, 'class', [], {}, { id: '__proto__' }])(
    '%j is refused, not thrown',
    (raw) => {
      expect(translateClass(marianaTek, raw, mapping)).toMatchObject({ kind: 'refused', id: null });
    },
  );

  test('spots outside the room, or with strange ids, refuse the room', () => {
    const spot = { id: 's1', name: 1, x_position: '15.50', y_position: -999.5, is_available: true };
    const room = (change: object) =>
      translateSpots(marianaTek, { ...given, layout: { spots: [{ ...spot, ...change }] } }, mapping);
    expect(room({})).toEqual({
      layoutFormat: 'pick-a-spot',
      availableSpotIds: ['s1'],
      items: [{ id: 's1', name: '1', x: 15.5, y: -999.5, type: 'spot', isEnabled: true, isListed: true }],
    });
    expect(room({ x_position: 1000 })).toBeNull();
    expect(room({ id: '<b>' })).toBeNull();
    // The published schema has one object where responses have a list.
    expect(translateSpots(marianaTek, { ...given, layout: { spots: spot } }, mapping)?.items).toHaveLength(1);
    expect(translateSpots(marianaTek, { ...given, layout: null }, mapping)).toBeNull();
  });
});
