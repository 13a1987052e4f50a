import type { CalendarDay } from '#domain/dates.ts';

export type OpeningPosition = 'Front Desk Associate' | 'Teacher' | 'Manager' | 'Corporate';

export type Opening = {
  id: number;
  position: OpeningPosition;
  location: string;
  url: `https://jobs.heliora.example/${string}`;
  description: string;
  posted: CalendarDay;
  /** Its last day: from the next one on, search engines are no longer told of it. */
  validThrough: CalendarDay;
};
