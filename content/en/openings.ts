import type { Opening } from '#content/types/openings.ts';

export const openings = [
  {
    id: 1,
    position: 'Front Desk Associate',
    location: 'Midtown Miami',
    url: 'https://jobs.heliora.example/front-desk-midtown-miami',
    description:
      'Open the studio at 5:30 four mornings a week. You check in about 200 guests a shift, fold towels between classes and know which parking level to send people to.',
    posted: '2026-11-12',
    validThrough: '2027-01-31',
  },
  {
    id: 2,
    position: 'Teacher',
    location: 'Coral Gables',
    url: 'https://jobs.heliora.example/teacher-flow-coral-gables',
    description:
      'Four to six Flow classes a week, mostly before work. 200 hours of training and a year in front of a full room; heat experience is taught here.',
    posted: '2026-11-10',
    validThrough: '2027-02-28',
  },
  {
    id: 3,
    position: 'Manager',
    location: 'Jacksonville San Pablo',
    url: 'https://jobs.heliora.example/studio-manager-jacksonville',
    description:
      'Lead a team of eighteen in our northernmost studio. You own the schedule, the members’ experience and the monthly numbers, with the regional lead on call.',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 4,
    position: 'Front Desk Associate',
    location: 'Downtown Ft. Lauderdale',
    url: 'https://jobs.heliora.example/front-desk-downtown-ft-lauderdale',
    description:
      'Evenings and one weekend day above Las Olas. Half the job is greeting people by name, the other half is validating their garage tickets without being asked.',
    posted: '2026-11-13',
    validThrough: '2027-01-31',
  },
  {
    id: 5,
    position: 'Teacher',
    location: 'Winter Park',
    url: 'https://jobs.heliora.example/teacher-fiit-winter-park',
    description:
      'FIIT coach for midday and after work. You cue with a clock, correct with your eyes, and have a personal training or group fitness certificate that is current.',
    posted: '2026-11-04',
    validThrough: '2027-02-28',
  },
  {
    id: 6,
    position: 'Corporate',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/payroll-specialist',
    description:
      'Payroll specialist for 400 people paid by the class, by the hour and by the month. Two days a week can be from home.',
    posted: '2026-10-27',
    validThrough: '2027-03-31',
  },
  {
    id: 7,
    position: 'Teacher',
    location: 'Palm Beach Gardens',
    url: 'https://jobs.heliora.example/teacher-restore-palm-beach-gardens',
    description:
      'Restore teacher for Sunday and Wednesday nights. A light hand with props, a quiet voice, and no fear of ten silent minutes.',
    posted: '2026-11-09',
    validThrough: '2027-02-28',
  },
  {
    id: 8,
    position: 'Front Desk Associate',
    location: 'Weston',
    url: 'https://jobs.heliora.example/front-desk-weston',
    description:
      'Weekday mornings while the children are at school: 8:30 to 1:30, five days. Spanish helps a great deal here.',
    posted: '2026-10-30',
    validThrough: '2027-01-31',
  },
  {
    id: 9,
    position: 'Manager',
    location: 'Doral',
    url: 'https://jobs.heliora.example/opening-manager-doral',
    description:
      'Opening manager: hire the first team, run the pre-sale table, and hand over a studio that is full on day one. Spanish is a must.',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 10,
    position: 'Teacher',
    location: 'Hollywood',
    url: 'https://jobs.heliora.example/teacher-flow-hollywood',
    description:
      'Two Sunrise Flows and a Saturday Power Flow. We film one class a quarter and sit down with you to watch it.',
    posted: '2026-11-11',
    validThrough: '2027-02-28',
  },
  {
    id: 11,
    position: 'Corporate',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/member-care-lead',
    description:
      'Lead four people who answer every message from members within one working day. You write well, count well and like untangling things.',
    posted: '2026-10-23',
    validThrough: '2027-03-31',
  },
  {
    id: 12,
    position: 'Front Desk Associate',
    location: 'Deerfield Beach',
    url: 'https://jobs.heliora.example/front-desk-deerfield-beach',
    description:
      'Weekend openings with a walk to the beach afterwards. Training is paid and takes three shifts.',
    posted: '2026-11-13',
    validThrough: '2027-01-31',
  },
  {
    id: 13,
    position: 'Teacher',
    location: 'Davie',
    url: 'https://jobs.heliora.example/teacher-fiit-davie',
    description:
      'Lead three evening FIIT classes for a crowd of students, nurses and horse people. New music every week, old principles always.',
    posted: '2026-10-30',
    validThrough: '2027-02-28',
  },
  {
    id: 14,
    position: 'Manager',
    location: 'Coral Springs',
    url: 'https://jobs.heliora.example/assistant-manager-coral-springs',
    description:
      'Assistant manager, full time with benefits. You build the front-desk schedule, run the retail wall and stand in for the leader on Fridays.',
    posted: '2026-11-06',
    validThrough: '2027-03-31',
  },
  {
    id: 15,
    position: 'Front Desk Associate',
    location: 'Winter Park',
    url: 'https://jobs.heliora.example/front-desk-winter-park',
    description:
      'Afternoons into evenings, three to five shifts. Good for a student: the room is quiet from two to four and we do not mind a textbook.',
    posted: '2026-11-03',
    validThrough: '2027-01-31',
  },
  {
    id: 16,
    position: 'Teacher',
    location: 'Pembroke Pines',
    url: 'https://jobs.heliora.example/teacher-substitute-pembroke-pines',
    description:
      'Substitute teacher for Flow and Restore across Pembroke Pines, Davie and Weston, paid per class with a monthly minimum.',
    posted: '2026-10-22',
    validThrough: '2027-02-28',
  },
  {
    id: 17,
    position: 'Corporate',
    location: 'Fort Lauderdale, support office',
    url: 'https://jobs.heliora.example/studio-build-coordinator',
    description:
      'Coordinate the building of two studios a year: permits, heating, floors, mirrors. You have read a mechanical drawing and disagreed with it.',
    posted: '2026-10-16',
    validThrough: '2027-03-31',
  },
  {
    id: 18,
    position: 'Teacher',
    location: 'Central Boca Raton',
    url: 'https://jobs.heliora.example/teacher-flow-central-boca-raton',
    description:
      'Foundations Flow on weekday mornings, for a room in which the oldest member is 84 and the newest arrived yesterday.',
    posted: '2026-11-05',
    validThrough: '2027-02-28',
  },
] as const satisfies readonly Opening[];
