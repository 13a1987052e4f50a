import { type Context, Hono } from 'hono';
import { tableText } from '#content/catalog/table-texts.ts';
import { sitePath } from '#content/site-path.ts';
import { isClassId } from '#domain/booking-ids.ts';
import { minutesOf } from '#domain/class-length.ts';
import { addDays, studioDay } from '#domain/dates.ts';
import { classPath } from '#domain/schedule/schedule.ts';
import { type LocationId, studios } from '#domain/studios.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import type { BookableClass } from '#server/integrations/booking/booking.ts';
import type { Services } from '#server/services.ts';
import { studioCalendar as words } from '#words/pages/scheduled-class.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { type CalendarEvent, type Feed, writeCalendar } from './icalendar.ts';

type CalendarServices = Pick<Services, 'env' | 'booking' | 'clock'>;

/** Calendar programs reload a feed every few hours: four weeks ahead are enough, and the past week stays. */
const daysAhead = 28;
const daysBack = 7;
const pageSize = 100;

/** `/calendar/<studio>.ics` is a feed to subscribe to, `/calendar/classes/<id>.ics` a single class. */
export function createCalendar({ env, booking, clock }: CalendarServices) {
  const origin = env.PUBLIC_URL;

  const eventOf = (one: BookableClass): CalendarEvent => {
    const { location, type } = one;
    const instructor = one.instructors[0];
    const url = origin + sitePath(classPath(one.id));
    const text = words.event(tableText(type.description), instructor ? firstTwoWords(instructor.name) : null);
    return {
      uid: `class-${one.id}@${new URL(origin).hostname}`,
      day: one.localDate,
      time: one.localTime.slice(0, 5),
      minutes: minutesOf(type.seconds),
      summary: `${tableText(one.name)}, ${words.name(location.name)}`,
      description: `${text}\n${url}`,
      location: `${words.name(location.name)}, ${location.addressLineOne}, ${location.city}, ${location.stateProvince} ${location.postalCode}`,
      url,
      geo: { latitude: location.latitude, longitude: location.longitude },
    };
  };

  const classesOf = async (locationId: LocationId): Promise<BookableClass[]> => {
    const today = studioDay(clock.now());
    const classes: BookableClass[] = [];
    for (const kind of ['class', 'workshop'] as const) {
      const filter = {
        kind,
        locationIds: [String(locationId)],
        from: addDays(today, -daysBack),
        to: addDays(today, daysAhead),
      };
      for (let page = 1, pages = 1; page <= pages; page++) {
        const found = await booking.pageClasses(filter, { page, size: pageSize });
        classes.push(...found.items);
        pages = found.pages;
      }
    }
    return classes;
  };

  const send = (c: Context, file: string, events: readonly CalendarEvent[], feed?: Feed) =>
    c.body(writeCalendar(events, clock.now(), feed), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=900',
    });

  const calendar = new Hono();
  calendar.get('/calendar/classes/:file{.+\\.ics}', async (c) => {
    const id = c.req.param('file').replace(/\.ics$/, '');
    const one = isClassId(id) ? await booking.findClass(id) : null;
    if (!one) return c.text(serverErrors.classNotFound, 404);
    return send(c, `heliora-${one.localDate}-${one.id}.ics`, [eventOf(one)]);
  });
  calendar.get('/calendar/:file{[a-z-]+\\.ics}', async (c) => {
    const slug = c.req.param('file').replace('.ics', '');
    const studio = studios.find((one) => one.slug === slug);
    if (!studio?.locationId) return c.text(serverErrors.calendarNotFound, 404);
    return send(c, `heliora-${slug}.ics`, (await classesOf(studio.locationId)).map(eventOf), {
      name: words.name(studio.name),
      description: words.description(studio.name),
      url: origin + sitePath(c.req.path),
    });
  });
  return calendar;
}
