import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createServices } from '#server/process/create-services.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { createCalendar } from './calendar.ts';

describeOnSqlite('calendars', (open) => {
  const calendars = async () => {
    const env = readEnv({ NOW: seededNow, PUBLIC_URL: 'https://heliora.example', NODE_ENV: 'test' });
    return createCalendar(createServices({ env, database: await open('seeded') }));
  };

  test('a studio’s feed holds its classes of the next four weeks, each once', async () => {
    const response = await (await calendars()).request('/calendar/midtown-miami.ics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    const ids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect(new Set(ids).size).toBe(ids.length);
    const days = [...text.matchAll(/^DTSTART;TZID=America\/New_York:(\d{8})T\d{6}\r$/gm)].map(
      ([, day]) => day ?? '',
    );
    expect(days.toSorted().at(-1)).toBe('20261213');
  });

  test('/calendar/classes/<id>.ics contains one class', async () => {
    const app = await calendars();
    const feed = await (await app.request('/calendar/hollywood.ics')).text();
    const id = /^UID:class-(\d+)@/m.exec(feed)?.[1];
    const text = await (await app.request(`/calendar/classes/${id}.ics`)).text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`URL:https://heliora.example/schedule/classes/${id}`);
  });

  test.each([
    '/calendar/atlantis.ics',
    '/calendar/wellington.ics',
    '/calendar/classes/1.ics',
    '/calendar/classes/99999999999999999999.ics',
    '/calendar/classes/0.ics',
  ])('%s is not found', async (path) => {
    expect((await (await calendars()).request(path)).status).toBe(404);
  });
});
