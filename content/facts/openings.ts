import type { CalendarDay } from '#domain/dates.ts';
import type { OpeningPosition } from '#domain/opening-positions.ts';

/** Values of schema.org, by which job search sites filter. */
export type Employment = 'FULL_TIME' | 'PART_TIME';

type OpeningFacts = {
  id: number;
  /** The group of the job; its title is in the words of each language. */
  position: OpeningPosition;
  employment: Employment;
  location: string;
  url: `https://jobs.heliora.example/${string}`;
  posted: CalendarDay;
  /** The last day: after it, the page has no JobPosting data for this opening. */
  validThrough: CalendarDay;
};

export const openingFacts = [
  {
    id: 1,
    position: 'Front Desk Associate',
    employment: 'PART_TIME',
    location: 'Midtown Miami',
    url: 'https://jobs.heliora.example/front-desk-midtown-miami',
    posted: '2026-11-12',
    validThrough: '2027-01-31',
  },
  {
    id: 2,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Coral Gables',
    url: 'https://jobs.heliora.example/teacher-flow-coral-gables',
    posted: '2026-11-10',
    validThrough: '2027-02-28',
  },
  {
    id: 3,
    position: 'Manager',
    employment: 'FULL_TIME',
    location: 'Jacksonville San Pablo',
    url: 'https://jobs.heliora.example/studio-manager-jacksonville',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 4,
    position: 'Front Desk Associate',
    employment: 'PART_TIME',
    location: 'Downtown Ft. Lauderdale',
    url: 'https://jobs.heliora.example/front-desk-downtown-ft-lauderdale',
    posted: '2026-11-13',
    validThrough: '2027-01-31',
  },
  {
    id: 5,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Winter Park',
    url: 'https://jobs.heliora.example/teacher-fiit-winter-park',
    posted: '2026-11-04',
    validThrough: '2027-02-28',
  },
  {
    id: 6,
    position: 'Corporate',
    employment: 'FULL_TIME',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/payroll-specialist',
    posted: '2026-10-27',
    validThrough: '2027-03-31',
  },
  {
    id: 7,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Palm Beach Gardens',
    url: 'https://jobs.heliora.example/teacher-restore-palm-beach-gardens',
    posted: '2026-11-09',
    validThrough: '2027-02-28',
  },
  {
    id: 8,
    position: 'Front Desk Associate',
    employment: 'PART_TIME',
    location: 'Weston',
    url: 'https://jobs.heliora.example/front-desk-weston',
    posted: '2026-10-30',
    validThrough: '2027-01-31',
  },
  {
    id: 9,
    position: 'Manager',
    employment: 'FULL_TIME',
    location: 'Doral',
    url: 'https://jobs.heliora.example/opening-manager-doral',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 10,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Hollywood',
    url: 'https://jobs.heliora.example/teacher-flow-hollywood',
    posted: '2026-11-11',
    validThrough: '2027-02-28',
  },
  {
    id: 11,
    position: 'Corporate',
    employment: 'FULL_TIME',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/member-care-lead',
    posted: '2026-10-23',
    validThrough: '2027-03-31',
  },
  {
    id: 12,
    position: 'Front Desk Associate',
    employment: 'PART_TIME',
    location: 'Deerfield Beach',
    url: 'https://jobs.heliora.example/front-desk-deerfield-beach',
    posted: '2026-11-13',
    validThrough: '2027-01-31',
  },
  {
    id: 13,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Davie',
    url: 'https://jobs.heliora.example/teacher-fiit-davie',
    posted: '2026-10-30',
    validThrough: '2027-02-28',
  },
  {
    id: 14,
    position: 'Manager',
    employment: 'FULL_TIME',
    location: 'Coral Springs',
    url: 'https://jobs.heliora.example/assistant-manager-coral-springs',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 15,
    position: 'Front Desk Associate',
    employment: 'PART_TIME',
    location: 'Winter Park',
    url: 'https://jobs.heliora.example/front-desk-winter-park',
    posted: '2026-11-03',
    validThrough: '2027-01-31',
  },
  {
    id: 16,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Pembroke Pines',
    url: 'https://jobs.heliora.example/teacher-substitute-pembroke-pines',
    posted: '2026-10-22',
    validThrough: '2027-02-28',
  },
  {
    id: 17,
    position: 'Corporate',
    employment: 'FULL_TIME',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/studio-build-coordinator',
    posted: '2026-10-16',
    validThrough: '2027-03-31',
  },
  {
    id: 18,
    position: 'Teacher',
    employment: 'PART_TIME',
    location: 'Central Boca Raton',
    url: 'https://jobs.heliora.example/teacher-flow-central-boca-raton',
    posted: '2026-11-05',
    validThrough: '2027-02-28',
  },
] as const satisfies readonly OpeningFacts[];
