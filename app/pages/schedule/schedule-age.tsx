import { Icon } from '#app/components/ui/icon.tsx';
import { shortDay, timeText } from '#content/formats.ts';
import { type CalendarDay, studioDay, studioTime } from '#domain/dates.ts';
import type { ScheduleState } from '#domain/schedule/schedule-state.ts';
import { schedule } from '#words/pages/schedule.ts';

const { age: words } = schedule;

/** A notice with the time of the schedule, shown when the booking provider has not responded for a while. */
export function ScheduleAge({ state, today }: { state: ScheduleState; today: CalendarDay }) {
  if (state.kind === 'fresh') return null;
  return (
    <p className="mb-6 flex items-start gap-3 rounded-md bg-sand px-5 py-4">
      <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-wine" />
      {state.kind === 'missing' ? words.missing : words.asOf(whenText(state.since, today))}
    </p>
  );
}

/** "2:05 PM", with the day if it is not today. */
const whenText = (instant: number, today: CalendarDay): string => {
  const day = studioDay(instant);
  const time = timeText(studioTime(instant));
  return day === today ? time : `${shortDay(day)}, ${time}`;
};
