import { longDay } from '#content/formats.ts';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import { byDay, type ClassListing } from '#domain/schedule/schedule.ts';
import { schedule } from '#words/pages/schedule.ts';
import { ClassRow } from './class-row.tsx';

const { dates } = schedule;

const nameOf = (day: CalendarDay, today: CalendarDay): string | null =>
  day === today ? dates.today : day === addDays(today, 1) ? dates.tomorrow : null;

export function ClassDays({ listings, today }: { listings: readonly ClassListing[]; today: CalendarDay }) {
  return (
    <div className="grid gap-12">
      {byDay(listings).map(([day, classes]) => {
        const name = nameOf(day, today);
        return (
          <section key={day} aria-labelledby={`day-${day}`} data-day={day}>
            <h2 id={`day-${day}`} className="mb-5 text-2xl first-letter:uppercase">
              {name && <span className="text-wine">{name}, </span>}
              {longDay(day)}
            </h2>
            <ul className="@container grid gap-3">
              {classes.map((listing) => (
                <ClassRow key={listing.id} listing={listing} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
