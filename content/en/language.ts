/** The language of this folder, in the notations of HTML, Intl and Open Graph. */
export const language = {
  code: 'en',
  locale: 'en-US',
  openGraphLocale: 'en_US',
  /** The suffixes of the twelve-hour clock, before and after noon. */
  dayHalves: ['AM', 'PM'],
} as const;
