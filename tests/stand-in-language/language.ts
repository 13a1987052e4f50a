import type { Translation } from '#content/translation.ts';
import type { language as english } from '../../content/en/language.ts';

export const language: Translation<typeof english> = {
  code: 'qaa',
  locale: 'qaa',
  openGraphLocale: 'qaa_QA',
  dayHalves: ['before', 'after'],
  weekdays: ['day 0', 'day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'day 6'],
  months: ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.', '11.', '12.'],
  shortName: (name) => name.replace('day ', ''),
  day: (weekday, month, date) => `${weekday} ${date}.${month}`,
};
