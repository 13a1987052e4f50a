import { studioFacts } from '#content/facts/studios.ts';
import { addDays, type CalendarDay, type Instant, studioDay, weekday } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { openStudios, type StudioId } from '#domain/studios.ts';
import { type FollowUp, followUpTime } from '#domain/tickets/follow-ups.ts';
import { studioInstant } from '#server/time/studio-time.ts';

/** The site promises a reply within a day. */
const promisedMs = dayMs;
type Block = readonly [opens: string, closes: string];

const office: readonly Block[] = [['09:00', '18:00']];
const studioBlocks = new Map<number, readonly Block[]>(
  openStudios.map(({ id, slug }) => {
    const { morning, evening } = studioFacts[slug].hours;
    return [id, [morning, evening]];
  }),
);

/** Working hours: the opening hours of an open studio, otherwise those of the office on weekdays. */
const blocksOn = (studio: StudioId, day: CalendarDay): readonly Block[] => {
  const ofStudio = studioBlocks.get(studio);
  if (ofStudio) return ofStudio;
  return weekday(day) === 0 || weekday(day) === 6 ? [] : office;
};

/** Opening hours as instants, from the day of `from` to that of `to`; correct also when clocks change. */
const openTimes = (studio: StudioId, from: Instant, to: Instant): [opens: Instant, closes: Instant][] => {
  const times: [Instant, Instant][] = [];
  const last = studioDay(to);
  for (let day = studioDay(from); day <= last; day = addDays(day, 1))
    for (const [opens, closes] of blocksOn(studio, day))
      times.push([studioInstant(day, opens), studioInstant(day, closes)]);
  return times;
};

/** The time between two instants in which the studio was open. */
export const openMsBetween = (studio: StudioId, from: Instant, to: Instant): number =>
  openTimes(studio, from, to).reduce(
    (sum, [opens, closes]) => sum + Math.max(0, Math.min(closes, to) - Math.max(opens, from)),
    0,
  );

/**
 * The last open minute within 24 hours after arrival, so that the team is there to reply in time. If the
 * studio is closed that whole time (a Friday evening at the office), one hour after the next opening.
 */
export const dueAt = (studio: StudioId, arrived: Instant): Instant => {
  const promised = arrived + promisedMs;
  const within = openTimes(studio, arrived, promised)
    .filter(([opens, closes]) => closes > arrived && opens < promised)
    .at(-1);
  if (within) return Math.min(within[1], promised);
  const next = openTimes(studio, promised, promised + 7 * promisedMs).find(([opens]) => opens > promised);
  return next ? next[0] + hourMs : promised;
};

/** The time of a follow-up that is chosen now. */
export const followUpAt = (followUp: FollowUp, now: Instant): Instant => {
  const { day, time } = followUpTime(followUp, now);
  return studioInstant(day, time);
};
