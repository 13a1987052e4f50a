import { jobPosting } from '#app/seo/structured-data/opening.ts';
import type { Employment } from '#content/facts/openings.ts';
import type { CalendarDay } from '#domain/dates.ts';

export type Opening = {
  id: string;
  position: string;
  /** The title on a job board; our own jobs have one in `details`. */
  title: string | null;
  location: string;
  url: string;
  /** Set only for jobs that are described in our own content: the list itself may come from another system. */
  details?: {
    title: string;
    description: string;
    employment: Employment;
    /** The address of the studio; for the office or an upcoming studio only the city. */
    address: { street?: string; city: string; postalCode?: string };
    posted: CalendarDay;
    validThrough: CalendarDay;
    /** Today is within the dates of the job. */
    isPosted: boolean;
  };
};
export type Openings = { openings: readonly Opening[]; failure?: string };

/** A JobPosting for each job that our content describes and that is still open; search engines reject the others. */
export const jobPostings = (origin: string, openings: readonly Opening[]) =>
  openings.flatMap(({ id, url, details }) =>
    details?.isPosted ? [jobPosting(origin, { id, url, ...details })] : [],
  );
