import { expect, test } from 'vitest';
import { describedOn, faultsOf } from './schema-org.ts';

const context = { '@context': 'https://schema.org' };

test('an item is checked against its type, and so is everything inside it', () => {
  expect(faultsOf({ ...context, '@type': 'Answer', text: 'Yes.' })).toEqual([]);
  expect(faultsOf({ ...context, '@type': 'Anwser', text: 'Yes.' })).toEqual([
    'Anwser: no such type in our vocabulary',
  ]);
  expect(
    faultsOf({
      ...context,
      '@type': 'Question',
      name: 'How hot is it?',
      acceptedAnswer: { '@type': 'Answer', txt: 'Hot.' },
    }),
  ).toEqual(['Question › Answer: text is missing', 'Question › Answer: txt is no word of this type']);
});

test('URLs are absolute, hours and days are valid, an event ends after it starts', () => {
  const place = { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'US' } };
  const event = {
    ...context,
    '@type': 'Event',
    name: 'Flow',
    description: 'Sixty minutes.',
    url: '/schedule/classes/1',
    image: 'https://x.example/room.webp',
    startDate: '2026-13-01',
    endDate: '2026-11-30',
    location: place,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'en',
  };
  expect(faultsOf(event)).toEqual(['Event: url is /schedule/classes/1', 'Event: startDate is 2026-13-01']);
  expect(
    faultsOf({
      ...event,
      url: 'https://x.example/1',
      startDate: '2026-12-01T06:00:00-05:00',
    }),
  ).toEqual(['Event: ends before it starts']);
});

test('a page is read as a search engine reads it', () => {
  const html = '<script type="application/ld+json">{"@type":"Person","name":"A"}</script><script>1</script>';
  expect(describedOn(html)).toEqual([{ '@type': 'Person', name: 'A' }]);
});
