/** Which language this folder is, in the notations of HTML, Intl and Open Graph. */
export const language = {
  code: 'en',
  locale: 'en-US',
  openGraphLocale: 'en_US',
  /** Before and after noon, on the twelve-hour clock. */
  dayHalves: ['AM', 'PM'],
} as const;
