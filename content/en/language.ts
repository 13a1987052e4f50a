/** The language of this folder, in the notations of HTML and Intl. */
export const language = {
  code: 'en',
  locale: 'en-US',
  /** The beginning of every path of this language. */
  prefix: '',
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
  /** Of a weekday or a month. */
  shortName: (name: string) => name.slice(0, 3),
  /** "Sunday, November 15" */
  day: (weekday: string, month: string, date: string) => `${weekday}, ${month} ${date}`,
} as const;
