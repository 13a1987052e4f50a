import { expect, test } from 'vitest';
import { type LanguageCode, otherLanguages } from '#content/facts/languages.ts';
import { longDay, timeText } from '#content/formats.ts';
import { readEnv } from '#server/env.ts';
import { createCalendar } from '#server/http/routes/calendar.ts';
import { createPlaces } from '#server/http/routes/places.ts';
import { createServices } from '#server/process/create-services.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { foreignSentences } from '#tests/html/foreign-sentences.ts';
import { language } from '#words/language.ts';
import { countyName } from '#words/pages/locations.ts';
import { studioCalendar } from '#words/pages/scheduled-class.ts';

// In these tests `#words/*` is one language below a prefix after the other (vitest.config.ts).
test('the words are not English', () => {
  expect(otherLanguages.map(({ code }) => code)).toContain(language.code);
});

/** A day and a time as the readers of a language write them. */
const written: Record<LanguageCode, [day: string, time: string]> = {
  en: ['Sunday, November 15', '6:30 PM'],
  es: ['domingo, 15 de noviembre', '6:30 p.m.'],
};

test('days have names of months, and times the halves of the day, of the language', () => {
  expect([longDay('2026-11-15'), timeText('18:30')]).toEqual(written[language.code]);
});

test('a place that the map finds is in a county of the language', async () => {
  const { places } = await (await createPlaces().request('/places?q=33012')).json();
  expect(places).toMatchObject([{ label: '33012', detail: `Hialeah, ${countyName('Miami-Dade')}` }]);
  expect(countyName('Miami-Dade')).not.toContain('County');
});

describeOnSqlite('the calendar of a studio', (open) => {
  test('is written in the language', async () => {
    const env = readEnv({ NOW: seededNow, PUBLIC_URL: 'https://heliora.example', NODE_ENV: 'test' });
    const calendars = createCalendar(createServices({ env, database: await open('seeded') }));
    const feed = await (await calendars.request('/calendar/midtown-miami.ics')).text();
    const lines = feed.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`X-WR-CALDESC:${studioCalendar.description('Midtown Miami')}`);
    // Calendar programs load a feed again from here.
    expect(lines).toContain(
      `SOURCE;VALUE=URI:https://heliora.example${language.prefix}/calendar/midtown-miami.ics`,
    );
    const described = lines.filter((line) => line.startsWith('DESCRIPTION:'));
    expect(described.length).toBeGreaterThan(200);
    expect(foreignSentences(described, language.code)).toEqual([]);
  });
});
