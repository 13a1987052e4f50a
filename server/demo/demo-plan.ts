import { type Instant, studioTime } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { noStudioId, type StudioId, toStudioId } from '#domain/studios.ts';
import { dueAt } from '#server/models/tickets/due.ts';
import { createVisitors, type DemoForm, type DemoLead } from './demo-leads.ts';
import type { Step } from './demo-work.ts';

/** A lead, and what the team does with it. */
export type Plan = DemoLead & { steps: readonly Step[] };

const midtown = toStudioId(8);
const near = [10, 3, 5].map(toStudioId);
/** Studios that have no account in the demo team, and the office: only Corporate works on their leads. */
const others = [1, 2, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(toStudioId);
const office = Array<StudioId>(5).fill(noStudioId);

const waiting: readonly (readonly Step[])[] = [[]];
const overdue: readonly (readonly Step[])[] = [['take', 'return']];
const taken: readonly (readonly Step[])[] = [['take'], ['assign'], ['assign', 'voicemail']];
const inTouch: readonly (readonly Step[])[] = [
  ['take', 'reached', 'note'],
  ['voicemail', 'reached'],
  ['take', 'reached', 'note', 'trial-booked'],
  ['reached', 'trial-booked', 'visited'],
];
const closed: readonly (readonly Step[])[] = [
  ['take', 'reached', 'note', 'trial-booked', 'visited', 'joined'],
  ['reached', 'note', 'lost'],
  ['take', 'voicemail', 'reached', 'trial-booked', 'visited', 'lost'],
  ['reached', 'trial-booked', 'visited', 'joined'],
  ['take', 'voicemail', 'note', 'lost'],
  ['assign', 'reached', 'trial-booked', 'lost'],
  ['reached', 'joined'],
  ['take', 'reached', 'lost'],
  ['dismiss'],
  ['take', 'reached', 'trial-booked', 'visited', 'lost'],
];

type Row = {
  leads: number;
  at: readonly StudioId[];
  days: readonly [from: number, to: number];
  /** The steps of one lead after the other. */
  steps: readonly (readonly Step[])[];
  /** Leads that nobody has answered: whether the promised time is still ahead. */
  due?: 'ahead' | 'past';
  isSpam?: true;
};
/** Midtown Miami is the studio with a full list: forty leads wait, six of them are overdue. */
const rows: readonly Row[] = [
  { leads: 34, at: [midtown], days: [0.01, 0.8], steps: waiting, due: 'ahead' },
  { leads: 6, at: [midtown], days: [1.1, 1.8], steps: overdue, due: 'past' },
  { leads: 5, at: [midtown], days: [0.1, 0.7], steps: taken, due: 'ahead' },
  { leads: 8, at: [midtown], days: [1.3, 6], steps: inTouch },
  { leads: 100, at: [midtown], days: [2, 91], steps: closed },
  { leads: 9, at: near, days: [0.02, 0.8], steps: waiting, due: 'ahead' },
  { leads: 2, at: near, days: [1.1, 1.8], steps: overdue, due: 'past' },
  { leads: 4, at: near, days: [0.1, 0.7], steps: taken, due: 'ahead' },
  { leads: 8, at: near, days: [1.3, 6], steps: inTouch },
  { leads: 80, at: near, days: [2, 91], steps: closed },
  { leads: 3, at: office, days: [0.1, 0.8], steps: waiting },
  { leads: 40, at: [...others, ...office], days: [2, 91], steps: closed },
  { leads: 8, at: [midtown, ...near], days: [0.1, 20], steps: waiting, isSpam: true },
];

const studioForms: readonly DemoForm[] = [
  ...(['contact', 'contact', 'group-class', 'contact'] as const),
  ...(['cancellation', 'contact', 'career-application'] as const),
];
const officeForms: readonly DemoForm[] = ['retreat-lead', 'career-application', 'marketing-lead'];
/** Upcoming studios that take no bookings yet: they have only a pre-sale form. */
const upcoming = [18, 19, 20];

const formFor = (studio: StudioId, n: number): DemoForm => {
  const list = studio === noStudioId ? officeForms : studioForms;
  return upcoming.includes(studio) ? 'marketing-lead' : (list[n % list.length] as DemoForm);
};

/** No lead arrives at night. */
const isPossible = ({ due }: Row, studio: StudioId, at: Instant, now: Instant): boolean => {
  const time = studioTime(at);
  if (time < '06:30' || time > '23:00') return false;
  return !due || (due === 'past' ? dueAt(studio, at) < now : dueAt(studio, at) > now + hourMs);
};

/** More leads of a row are new than old: the chain grows. */
const arrival = (row: Row, studio: StudioId, now: Instant, random: SeededRandom): Instant => {
  const [from, to] = row.days;
  for (let tries = 0; tries < 10_000; tries++) {
    const at = Math.round(now - dayMs * (from + (to - from) * random.next() ** 1.5));
    if (isPossible(row, studio, at, now)) return at;
  }
  throw new Error('the demo finds no time for a lead');
};

/** All leads of the demo, oldest first; their arrival times are relative to `now`. */
export const planDemo = (random: SeededRandom, now: Instant): Plan[] => {
  const visitorAt = createVisitors(random);
  let planned = 0;
  const plans = rows.flatMap((row) =>
    Array.from({ length: row.leads }, (_, n): Plan => {
      const studio = row.at[n % row.at.length] as StudioId;
      // Every twelfth lead comes from a person who has written before.
      const visitor = visitorAt(planned % 12 === 11 ? planned - 7 : planned);
      planned += 1;
      return {
        formKind: row.isSpam ? 'contact' : formFor(studio, n),
        ...{ visitor, studio, at: arrival(row, studio, now, random) },
        ...{ steps: row.steps[n % row.steps.length] ?? [], isSpam: row.isSpam ?? false },
      };
    }),
  );
  return plans.sort((a, b) => a.at - b.at);
};
