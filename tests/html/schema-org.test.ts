import { expect, test } from 'vitest';
import { describedOn, faultsOf } from './schema-org.ts';

const context = { '@context': 'https://schema.org' };

test('an item with a wrong type, word, URL, day or order of days is found, also inside another one', () => {
  expect(faultsOf({ ...context, '@type': 'Answer', text: 'Yes.' })).toEqual([]);
  const event = {
    url: '/1',
    startDate: '2026-13-01',
    endDate: '2026-11-30',
    location: { '@type': 'Anwser' },
  };
  expect(faultsOf({ ...context, '@type': 'Event', txt: '', ...event })).toEqual(
    expect.arrayContaining([
      'Event: name is missing',
      'Event: txt is no word of this type',
      'Event: url is /1',
      'Event: startDate is 2026-13-01',
      'Event › Anwser: no such type in our vocabulary',
    ]),
  );
  expect(faultsOf({ '@type': 'Event', startDate: '2026-12-01', endDate: '2026-11-30' })).toContain(
    'Event: ends before it starts',
  );
});

test('a page is read as a search engine reads it', () => {
  const html = '<script type="application/ld+json">{"@type":"Person","name":"A"}</script><script>1</script>';
  expect(describedOn(html)).toEqual([{ '@type': 'Person', name: 'A' }]);
});
