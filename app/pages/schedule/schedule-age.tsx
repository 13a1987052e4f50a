import { Icon } from '#app/components/ui/icon.tsx';
import { shortDay, timeText } from '#content/formats.ts';
import { type CalendarDay, studioDay, studioTime } from '#domain/dates.ts';
import { schedule } from '#words/pages/schedule.ts';

const { age: words } = schedule;

type Props = {
  /** Null before the booking provider's first response, undefined while the schedule is up to date. */
  asOf: number | null | undefined;
  today: CalendarDay;
};

/** A notice with the time of the schedule, shown when the booking provider has not responded for a while. */
export function ScheduleAge({ asOf, today }: Props) {
  if (asOf === undefined) return null;
  return (
    <p className="mb-6 flex items-start gap-3 rounded-md bg-sand px-5 py-4">
      <Icon name="clock" className="mt-0.5 size-5 shrink-0 text-wine" />
      {asOf === null ? words.missing : words.asOf(whenText(asOf, today))}
    </p>
  );
}

/** "2:05 PM", with the day if it is not today. */
const whenText = (instant: number, today: CalendarDay): string => {
  const day = studioDay(instant);
  const time = timeText(studioTime(instant));
  return day === today ? time : `${shortDay(day)}, ${time}`;
};
