import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { marianaTek, readAll } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { location } from '#server/integrations/booking/mariana-tek/shapes.ts';
import { createClient, NotFound } from '#server/integrations/booking/mirror/client.ts';
import { parseMapping } from '#server/integrations/booking/mirror/mapping.ts';
import { readRound } from '#server/integrations/booking/mirror/rounds.ts';
import { translateSpots } from '#server/integrations/booking/mirror/translate.ts';

const folder = new URL('./recorded/', import.meta.url);
type Recorded = { status: number; headers: Record<string, string>; body: unknown };
const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

/** A client whose responses are these recordings, by the last part of the path and the page. */
const clientOf = (names: Record<string, string>) =>
  createClient(
    marianaTek,
    {
      BOOKING_URL: 'https://tenant.example/api/customer/v1',
      BOOKING_TOKEN: null,
      PUBLIC_URL: 'https://www.heliora.example',
    },
    {
      send: async (input) => {
        const { pathname, searchParams } = new URL(String(input));
        const page = searchParams.get('page') ?? '1';
        const key = `${pathname.split('/').at(-1)} ${page}`;
        const { status, headers, body } = recorded(names[key] ?? 'classes-past-the-end');
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
      },
    },
  );
const mapping = parseMapping(
  JSON.stringify({
    locations: { '48717': 'north-fort-lauderdale', '48750': 'midtown-miami' },
    classTypes: { '11': 'flow' },
  }),
);
const days = { from: '2026-11-16', to: '2026-11-17' };

describe('a recorded response', () => {
  test('there are at least ten, and each has a test', () => {
    const own = readFileSync(import.meta.filename, 'utf8');
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names.filter((name) => !own.includes(`'${name}'`))).toEqual([]);
  });

  test('a list over two pages is translated to our classes', async () => {
    const { getJson } = clientOf({ 'classes 1': 'classes-page-1', 'classes 2': 'classes-page-2' });
    const { round, remarks } = await readRound(marianaTek, getJson, mapping, days);
    expect(remarks).toEqual({ refused: 0, reasons: new Map(), otherClocks: 0 });
    expect(
      round.classes.map(({ id, localDate, localTime, isCancelled, isCountPublic, capacity, takenCount }) => [
        id,
        `${localDate} ${localTime}`,
        isCancelled,
        isCountPublic,
        capacity - takenCount,
      ]),
    ).toEqual([
      [310001, '2026-11-16 06:00:00', false, true, 22],
      [310002, '2026-11-16 08:00:00', false, true, 0],
      [310003, '2026-11-16 12:00:00', false, false, 1],
      // The sauna of page 2 is left out.
      [310004, '2026-11-16 19:30:00', true, true, 22],
    ]);
    expect(round.classes[0]?.type).toMatchObject({ duration: 3600, description: 'Sixty warm minutes.' });
  });

  test('a list with fewer rows than its count is an error', async () => {
    const { getJson } = clientOf({ 'classes 1': 'classes-page-1', 'classes 2': 'classes-past-the-end' });
    await expect(readAll(getJson, ['classes'], {}, () => {})).rejects.toThrow(/changed while it was read/);
  });

  test('a list with links instead of pages is read', async () => {
    const { getJson } = clientOf({ 'classes 1': 'classes-with-links' });
    expect(await readAll(getJson, ['classes'], {}, () => {})).toHaveLength(1);
  });

  test('a class with numbered spots has a room, one without has none', async () => {
    const { getJson } = clientOf({ '310001 1': 'class-pick-a-spot', '310003 1': 'class-first-come' });
    const room = translateSpots(marianaTek, await getJson(['classes', '310001']), mapping);
    expect(room?.items.map(({ x, y }) => [x, y])).toEqual([
      [20, -120],
      [40.5, -120],
      [60, -120],
      [80.5, 80.25],
      [100, 80.25],
      [120.5, 80.25],
    ]);
    expect(room?.availableSpotIds).toEqual(['901', '902', '904', '905']);
    expect(translateSpots(marianaTek, await getJson(['classes', '310003']), mapping)).toBeNull();
  });

  test('locations, their instructors and the window are read', async () => {
    const { getJson } = clientOf({
      'locations 1': 'locations',
      'schedule_locations 1': 'schedule-locations',
      'config 1': 'config',
    });
    const places = await readAll(getJson, ['locations'], {}, (one) => location.parse(one));
    expect(places.map(({ id, latitude, listed }) => [id, latitude, listed])).toEqual([
      ['48717', 26.1897, true],
      ['48750', 25.8076, true],
      ['48799', 26.1897, false],
    ]);
    const referenceData = await marianaTek.readReferenceData(getJson);
    expect(referenceData.windowDays).toBe(21);
    expect(referenceData.instructors[0]).toEqual({ id: '77', name: 'Teacher 1', bio: '' });
  });

  test.each<[string, new (...args: never[]) => Error]>([
    ['unauthorized', PermanentFailure],
    ['missing-class', NotFound],
    ['too-many-requests', TryLater],
    ['maintenance', TryLater],
    ['maintenance-page', Unavailable],
  ])('“%s” is the error that it should be', async (name, kind) => {
    await expect(clientOf({ 'config 1': name }).getJson(['config'])).rejects.toBeInstanceOf(kind);
  });

  test('a page of products is not a list of classes', async () => {
    const { getJson } = clientOf({ 'buy-page 1': 'buy-page' });
    const path = ['locations', '48717', 'buy-page'];
    await expect(readAll(getJson, path, {}, () => {})).rejects.toThrow(/unknown shape/);
  });
});
