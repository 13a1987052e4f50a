import type { CalendarDay } from '#domain/dates.ts';
import { jobPosting } from './structured-data.ts';

export type Opening = {
  id: string;
  position: string;
  location: string;
  url: string;
  /** Only where our own words know the job: the list itself may come from elsewhere. */
  details?: { description: string; city: string; posted: CalendarDay; validThrough: CalendarDay };
};
export type Openings = { openings: readonly Opening[]; failure?: string };

/** A posting for each job that our own words describe; search engines refuse those without. */
export const jobPostings = (origin: string, openings: readonly Opening[]) =>
  openings.flatMap(({ id, position, url, details }) =>
    details ? [jobPosting(origin, { id, title: position, url, ...details })] : [],
  );
