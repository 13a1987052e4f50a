import { type Instant, studioZone } from '#domain/dates.ts';

/**
 * iCalendar (RFC 5545) without a library, because we need a dozen lines of its grammar. Times are local
 * studio times with their zone, so that a class at 6:00 stays at 6:00 before and after a clock change.
 */
export type CalendarEvent = {
  uid: string;
  /** 'YYYY-MM-DD' and 'HH:MM' at the studio. */
  day: string;
  time: string;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  url: string;
  geo: { latitude: number; longitude: number };
};

/** Properties of a feed that calendar programs subscribe to; a single class has none of them. */
export type Feed = { name: string; description: string; url: string };

/** Daylight saving time since 2007: from the second Sunday of March to the first of November, at 2:00. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${studioZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[,;]/g, '\\$&')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();
/** Folds lines at 75 bytes without splitting a character. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
      bytes = 0;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n ');
};

const utcStamp = (ms: number) => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const localStamp = (day: string, time: string) => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;

const eventLines = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;TZID=${studioZone}:${localStamp(event.day, event.time)}`,
  `DURATION:PT${event.minutes}M`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `LOCATION:${escaped(event.location)}`,
  `GEO:${event.geo.latitude};${event.geo.longitude}`,
  `URL:${event.url}`,
  'END:VEVENT',
];

const feedLines = ({ name, description, url }: Feed): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `X-WR-TIMEZONE:${studioZone}`,
  `DESCRIPTION:${escaped(description)}`,
  `X-WR-CALDESC:${escaped(description)}`,
  `SOURCE;VALUE=URI:${url}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
];

export const writeCalendar = (events: readonly CalendarEvent[], now: Instant, feed?: Feed): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Heliora//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(feed) : []),
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, utcStamp(now))),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
