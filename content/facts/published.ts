import type { CalendarDay } from '#domain/dates.ts';

/** The day on which the films of a page were published, for search engines. */
export const published = {
  tours: '2025-03-03',
  teachers: '2025-02-10',
  studios: '2025-02-24',
  home: '2025-01-20',
  testimonials: '2025-03-17',
  firstClass: '2025-01-13',
} as const satisfies Record<string, CalendarDay>;
