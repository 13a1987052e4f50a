import { type Instant, studioTime } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { noStudioId, type StudioId, toStudioId } from '#domain/studios.ts';
import { dueAt } from '#server/models/tickets/due.ts';
import { createVisitors, type DemoForm, type DemoSending } from './demo-leads.ts';

/** The state that a lead of the demo has reached. */
export type DemoState = 'unassigned' | 'overdue' | 'assigned' | 'in-touch' | 'done' | 'held';
export type Plan = DemoSending & { state: DemoState };

/** Age of the leads in each state, as a range. */
const ages: Record<DemoState, readonly [from: number, to: number]> = {
  unassigned: [4 * 60_000, 20 * hourMs],
  overdue: [26 * hourMs, 44 * hourMs],
  assigned: [hourMs, 16 * hourMs],
  'in-touch': [30 * hourMs, 6 * dayMs],
  done: [2 * dayMs, 35 * dayMs],
  held: [hourMs, 20 * dayMs],
};

const midtown = toStudioId(8);
const coralGables = toStudioId(10);
const davie = toStudioId(3);
const bocaRaton = toStudioId(5);
/** Studios that have no account in the demo team: only Corporate works on their leads. */
const others = [1, 2, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(toStudioId);

/** Midtown Miami is the studio with a full list: forty leads wait, six of them are overdue. */
const batches: readonly (readonly [DemoState, count: number, studios: readonly StudioId[]])[] = [
  ['unassigned', 34, [midtown]],
  ['overdue', 6, [midtown]],
  ['assigned', 5, [midtown]],
  ['in-touch', 9, [midtown]],
  ['done', 95, [midtown]],
  ['unassigned', 12, [coralGables, davie, bocaRaton]],
  ['overdue', 2, [coralGables, davie]],
  ['assigned', 4, [coralGables, davie]],
  ['in-touch', 9, [coralGables, davie, bocaRaton]],
  ['done', 110, [coralGables, davie, bocaRaton]],
  ['unassigned', 4, [noStudioId]],
  ['done', 60, [...others, ...Array<StudioId>(5).fill(noStudioId)]],
  ['held', 12, [midtown, coralGables, davie]],
];

const studioForms: readonly DemoForm[] = [
  ...(['contact', 'contact', 'group-class', 'contact', 'cancellation', 'contact'] as const),
  ...(['career-application', 'contact', 'sign-up', 'contact', 'contact', 'teacher-training'] as const),
];
const formsWithoutStudio: readonly DemoForm[] = ['retreat-lead', 'career-application', 'marketing-lead'];
/** Upcoming studios that take no bookings yet: they have only a pre-sale form. */
const upcoming = [18, 19, 20];

const formFor = (state: DemoState, studio: StudioId, n: number): DemoForm => {
  if (state === 'held') return 'contact';
  const list = studio === 0 ? formsWithoutStudio : studioForms;
  return upcoming.includes(studio) ? 'marketing-lead' : (list[n % list.length] as DemoForm);
};

/** The demo has no leads at night. */
const isDaytime = (at: Instant): boolean => {
  const time = studioTime(at);
  return time >= '06:30' && time <= '23:00';
};

const fitsState = (state: DemoState, studio: StudioId, at: Instant, now: Instant): boolean => {
  if (!isDaytime(at)) return false;
  // The office is closed at weekends, so after one a lead without a studio is overdue at any age.
  if (studio === 0) return true;
  if (state === 'overdue') return dueAt(studio, at) < now;
  return (state !== 'unassigned' && state !== 'assigned') || dueAt(studio, at) > now + hourMs;
};

/** All leads of the demo, oldest first; their arrival times are relative to `now`. */
export const planDemo = (random: SeededRandom, now: Instant): Plan[] => {
  const taken = new Set<Instant>();
  const arrival = (state: DemoState, studio: StudioId): Instant => {
    const [from, to] = ages[state];
    for (let tries = 0; tries < 10_000; tries++) {
      const at = now - from - random.int(to - from);
      if (taken.has(at) || !fitsState(state, studio, at, now)) continue;
      taken.add(at);
      return at;
    }
    throw new Error(`the demo finds no time for a lead that is ${state}`);
  };
  const visitors = createVisitors(random, 500);
  let n = 0;
  const plans = batches.flatMap(([state, count, studios]) =>
    Array.from({ length: count }, (_, index): Plan => {
      const studio = studios[index % studios.length] as StudioId;
      const formKind = formFor(state, studio, n);
      // Every twelfth lead comes from a person who has written before.
      const visitor = visitors[n % 12 === 11 ? n - 7 : n];
      if (!visitor) throw new Error('the demo has more leads than people');
      n += 1;
      return { formKind, visitor, studio, at: arrival(state, studio), isSpam: state === 'held', state };
    }),
  );
  return plans.sort((a, b) => a.at - b.at);
};
