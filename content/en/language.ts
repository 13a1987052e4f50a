import { languageFacts } from '#content/facts/languages.ts';

export const language = {
  ...languageFacts('en'),
  /** The suffixes of the twelve-hour clock, before and after noon. */
  dayHalves: ['AM', 'PM'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** The short form of a weekday or a month. */
  shortName: (name: string) => name.slice(0, 3),
  /** "November 15" */
  date: (month: string, date: string) => `${month} ${date}`,
  /** "Sunday, November 15" */
  weekdayDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  /** In a sentence: "on November 15", "at 2:05 PM". */
  onDate: (date: string) => `on ${date}`,
  atTime: (time: string) => `at ${time}`,
} as const;
