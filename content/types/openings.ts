import type { CalendarDay } from '#domain/dates.ts';

export type OpeningPosition = 'Front Desk Associate' | 'Teacher' | 'Manager' | 'Corporate';

/** In schema.org's words, which job searches filter by. */
export type Employment = 'FULL_TIME' | 'PART_TIME';

export type Opening = {
  id: number;
  position: OpeningPosition;
  /** What the job is called; `position` only says which group it belongs to. */
  title: string;
  employment: Employment;
  location: string;
  url: `https://jobs.heliora.example/${string}`;
  description: string;
  posted: CalendarDay;
  /** Its last day: from the next one on, search engines are no longer told of it. */
  validThrough: CalendarDay;
};
