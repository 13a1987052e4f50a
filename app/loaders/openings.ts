import { jobPosting } from '#app/seo/structured-data.ts';
import type { Employment } from '#content/facts/openings.ts';
import type { CalendarDay } from '#domain/dates.ts';

export type Opening = {
  id: string;
  position: string;
  location: string;
  url: string;
  /** Only where our own words know the job: the list itself may come from elsewhere. */
  details?: {
    title: string;
    description: string;
    employment: Employment;
    /** The studio's; of the office, or of a studio to come, only the town. */
    address: { street?: string; city: string; postalCode?: string };
    posted: CalendarDay;
    validThrough: CalendarDay;
    /** Today is within those days. */
    isPosted: boolean;
  };
};
export type Openings = { openings: readonly Opening[]; failure?: string };

/** A posting for each job that our own words describe and that is still to be had; search engines refuse the others. */
export const jobPostings = (origin: string, openings: readonly Opening[]) =>
  openings.flatMap(({ id, url, details }) =>
    details?.isPosted ? [jobPosting(origin, { id, url, ...details })] : [],
  );
