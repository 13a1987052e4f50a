import { addDays, type CalendarDay, type Instant, studioDay, studioTime } from '#domain/dates.ts';
import type { ContactOutcome } from './changes.ts';
import type { Stage } from './stages.ts';

export const followUps = ['today', 'tomorrow', 'in-3-days'] as const;

export type FollowUp = (typeof followUps)[number];

/** The follow-up of an outcome or a stage when the member chooses no other, so that one press is enough. */
export const usualFollowUp: Readonly<
  Record<Exclude<ContactOutcome, 'not-sent'> | Exclude<Stage, 'joined' | 'answered' | 'lost'>, FollowUp>
> = {
  reached: 'in-3-days',
  voicemail: 'tomorrow',
  'no-answer': 'today',
  new: 'tomorrow',
  'in-touch': 'in-3-days',
  'trial-booked': 'in-3-days',
  visited: 'tomorrow',
};

const lastToday = '16:30';

/** `today` means 5 PM. When 5 PM is near or over (from `lastToday` on), `today` becomes `tomorrow`. */
export const effectiveFollowUp = (followUp: FollowUp, now: Instant): FollowUp =>
  followUp === 'today' && studioTime(now) >= lastToday ? 'tomorrow' : followUp;

/** Day and time at the studio. */
export const followUpTime = (followUp: FollowUp, now: Instant): { day: CalendarDay; time: string } => {
  const today = studioDay(now);
  switch (effectiveFollowUp(followUp, now)) {
    case 'today':
      return { day: today, time: '17:00' };
    case 'tomorrow':
      return { day: addDays(today, 1), time: '10:00' };
    case 'in-3-days':
      return { day: addDays(today, 3), time: '10:00' };
  }
};
