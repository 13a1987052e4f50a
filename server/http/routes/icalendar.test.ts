import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekday } from '#domain/dates.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

const event: CalendarEvent = {
  uid: 'class-1@heliora.example',
  day: '2026-11-01',
  time: '06:00',
  minutes: 45,
  summary: 'FIIT Sunrise, Heliora Hollywood',
  description: 'With Ana; bring water,\nand a friend \\ two.',
  location: '1 Palm Way, Hollywood',
  url: 'https://heliora.example/schedule/classes/1',
  geo: { latitude: 26.0112, longitude: -80.1495 },
};
const now = Date.parse('2026-10-30T12:00:00.500Z');
const feed = { name: 'Heliora Hollywood', description: 'All classes', url: 'https://heliora.example/c.ics' };
const write = (...events: CalendarEvent[]) => writeCalendar(events, now, feed);
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

const two = (number: number | string) => String(number).padStart(2, '0');
const sundayOf = (year: string, month: string, nth: number) => {
  const first = `${year}-${two(month)}-01`;
  return addDays(first, ((7 - weekday(first)) % 7) + 7 * (nth - 1));
};
/** The instant that a calendar program computes, using only the zone rules in the file. */
const instantByTheFile = (text: string): number => {
  const [, date = '', time = ''] = /^DTSTART;TZID=America\/New_York:(\d{8})T(\d{4})00\r$/m.exec(text) ?? [];
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const clock = `${time.slice(0, 2)}:${time.slice(2)}`;
  const rules = text.matchAll(
    /^DTSTART:\d{8}T(\d\d)(\d\d)00\r\nRRULE:FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(\d)SU\r\nTZOFFSETFROM:([-+]\d{4})\r\nTZOFFSETTO:([-+]\d{4})/gm,
  );
  const changes = [...rules]
    .map(([, hour, minute, month = '', nth, from = '', to = '']) => ({
      at: `${sundayOf(day.slice(0, 4), month, Number(nth))}T${hour}:${minute}`,
      from,
      to,
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const offset = changes.findLast(({ at }) => at <= `${day}T${clock}`)?.to ?? changes[0]?.from ?? '';
  return Date.parse(`${day}T${clock}:00${offset.slice(0, 3)}:${offset.slice(3)}`);
};

describe('a calendar', () => {
  test('a calendar program computes the same instant as our schedule, on any day and at any hour of a class', () => {
    const days = fc.oneof(
      fc.nat({ max: 365 * 14 }).map((days) => addDays('2022-01-01', days)),
      fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'),
    );
    const times = fc
      .tuple(fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
      .map(([hour, minute]) => `${two(hour)}:${minute}`);
    fc.assert(
      fc.property(days, times, (day, time) => {
        expect(instantByTheFile(writeCalendar([{ ...event, day, time }], now))).toBe(
          studioInstant(day, time),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('escapes the characters that have a meaning in the format', () => {
    expect(unfolded(write(event))).toContain(
      'DESCRIPTION:With Ana\\; bring water\\,\\nand a friend \\\\ two.\r\n',
    );
  });

  test('a line break in a text starts no new property', () => {
    const text = write({ ...event, summary: 'Flow\r\nATTACH:javascript:alert(1)\u0000' });
    expect(text).not.toMatch(/^ATTACH/m);
    expect(unfolded(text)).toContain('SUMMARY:Flow\\nATTACH:javascript:alert(1)\r\n');
  });

  test('has no line longer than 75 bytes and splits no character', () => {
    const text = write({ ...event, description: 'Joaquín’s pequeña clase ☀️ '.repeat(20) });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain('Joaquín’s pequeña clase ☀️ '.repeat(20));
    expect(text).not.toContain('\uFFFD');
  });

  test('a feed has a name, its own URL and a refresh interval', () => {
    const text = write(event);
    expect(text).toContain('X-WR-CALNAME:Heliora Hollywood\r\n');
    expect(text).toContain('SOURCE;VALUE=URI:https://heliora.example/c.ics\r\n');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  });

  test('a single class has no properties of a feed', () => {
    const text = unfolded(writeCalendar([event], now));
    expect(text).not.toMatch(/^(NAME|X-WR-|SOURCE|REFRESH-INTERVAL|X-PUBLISHED-TTL)/m);
    expect(text.match(/^DESCRIPTION:.*$/gm)).toHaveLength(1);
    const [, inside = ''] = text.split('BEGIN:VEVENT');
    expect(inside).toContain('DESCRIPTION:With Ana');
    expect(inside).toContain('URL:https://heliora.example/schedule/classes/1\r\n');
    expect(inside).toContain('LOCATION:1 Palm Way\\, Hollywood\r\n');
  });

  test('ends every line with CR LF and has its time stamps in UTC', () => {
    const text = write(event);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('DTSTAMP:20261030T120000Z\r\n');
    expect(text).toContain('DURATION:PT45M\r\n');
  });
});
