export type OpeningPosition = 'Front Desk Associate' | 'Teacher' | 'Manager' | 'Corporate';

export type Opening = {
  id: number;
  position: OpeningPosition;
  location: string;
  url: `https://jobs.heliora.example/${string}`;
  description: string;
  /** Days before today, so that a posting is never a year old on a site that nobody touched. */
  postedDaysAgo: number;
};
